// Edits a list of figures in a form: one row each, and rows to add one or take the last away.
import type { App } from '../app/app';
import { capital, valueText } from '../rules/figures';
import { Kind, type Labels } from '../rules/labels';
import type { FieldForm } from '../rules/procedure';
import { actionRow, type FormRow, formScreen } from './form';
import { openMenu } from './list';
import { rollRows } from './rolled-figure';

export function openListField(app: App, labels: Labels, field: FieldForm, figures: number[]): void {
  const name = capital(field.label.name);

  function elementRow(i: number): FormRow {
    return {
      label: `${i + 1}`,
      low: field.elementLow,
      high: field.elementHigh,
      choices: field.label.kind !== Kind.Integer,
      optional: false,
      get: () => figures[i],
      set: value => {
        figures[i] = value;
      },
      text: value => valueText(labels, field.label, value),
      field: field.label,
    };
  }

  const add = actionRow(
    'Add one',
    () => figures.push(figures.length ? figures[figures.length - 1] : field.elementLow),
    () => '',
  );
  const remove = actionRow(
    'Take last away',
    () => figures.pop(),
    () => '',
  );

  function rows(): FormRow[] {
    const result = figures.map((_, i) => elementRow(i));
    if (figures.length < field.high) result.push(add);
    if (figures.length > field.low) result.push(remove);
    return result;
  }

  app.open(
    formScreen(app, {
      title: name,
      figure: () => `${figures.length}`,
      rows: rows,
      menu: line => openMenu(app, rollRows(app, line)),
    }),
  );
}
