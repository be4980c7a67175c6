// In place of rolling figures of forms, on boards that leave it out.
import type { MenuRow } from './list';

export function rollRows(): MenuRow[] {
  return [];
}
