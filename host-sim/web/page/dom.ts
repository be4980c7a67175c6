// Small help with the document: elements by name, and making them.

/** The element of that id, which the page is written with. */
export function byId<E extends HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element ${id}`);
  return element as E;
}

/** Makes an element with a class, attributes and what stands in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  attributes: Readonly<Record<string, string>> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

/** Hands a file to the person: the browser saves it or asks where to. */
export function offer(contents: Blob, name: string): void {
  const address = URL.createObjectURL(contents);
  const link = make('a', '', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Asks before something that can't be taken back. @returns true if the person agrees */
export function confirmed(question: string, explanation: string, agree: string): Promise<boolean> {
  const dialog = byId<HTMLDialogElement>('confirm');
  byId('confirm-question').textContent = question;
  byId('confirm-explanation').textContent = explanation;
  byId('confirm-agree').textContent = agree;
  return new Promise(resolve => {
    dialog.onsubmit = ({ submitter }) => resolve(submitter?.id === 'confirm-agree');
    dialog.oncancel = () => resolve(false);
    dialog.showModal();
  });
}
