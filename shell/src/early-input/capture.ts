/** What a person did on the server's HTML before the page could respond, oldest first. */
export interface EarlyInput {
  presses: Press[];
  /** Form controls with what was typed or chosen in them. */
  fields: Map<Field, string>;
  /** The popover that is open. */
  popover?: HTMLElement | undefined;
  /** Ends the capture of `fields`: React sees what is typed from now on. */
  stopFields: () => void;
  /** Ends the whole capture: from now on React responds. */
  stop: () => void;
}

/** Pressed: a button, a form without a button, or a key on a tab or the like. */
export interface Press {
  target: HTMLElement;
  /** The name of the key; undefined for a click. */
  key?: string;
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  // oxlint-disable-next-line no-var -- global variables are declared this way
  var earlyInput: EarlyInput | undefined;
}

/** Marks a control that was pressed and has yet to respond; styled by the page's tokens. */
export const heardMark = 'data-heard';

/** Keys that move within a group of tabs. */
const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** A popover in a `noscript` element is none here, and its button waits for script. */
const worksAlone = (button: HTMLButtonElement): boolean =>
  Boolean(button.popoverTargetElement) || (button.type === 'submit' && button.form?.hasAttribute('action') === true);

export const isToggle = (field: Field): field is HTMLInputElement => ['checkbox', 'radio'].includes(field.type);

const fieldValue = (field: Field): string => (isToggle(field) ? String(field.checked) : field.value);

/** Two radio buttons of one group: the last choice counts. */
const isSameChoice = (one: Field, other: Field): boolean =>
  one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form;

/** As the page's own shortcut does. */
function focusSearch(event: Event): void {
  const search = document.querySelector<HTMLInputElement>('[role="search"] input');
  if (!search || (event.target as Element).closest('input,textarea,select')) return;
  event.preventDefault();
  search.focus();
  search.select();
}

/**
 * Keeps clicks, keys and input until the page responds, for `replayFields` and `replayPresses`. Links, menus and forms that work without
 * script are left to the browser. Part of every page's HTML, so it imports nothing.
 */
export function captureInput(page: Window): EarlyInput {
  const presses: Press[] = [];
  const fields: EarlyInput['fields'] = new Map();
  const input: EarlyInput = { presses, fields, stopFields, stop };
  const keep = (event: Event, target: HTMLElement, key?: string): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const last = presses.at(-1);
    // Impatience: a second click on a control that does not seem to respond.
    if (last && last.target === target && last.key === key) return;
    target.setAttribute(heardMark, '');
    presses.push(key ? { target, key } : { target });
  };
  function keepField({ target }: Event): void {
    const field = target as Field;
    // No script may write the name of a chosen file.
    if (field.type === 'file') return;
    for (const other of fields.keys()) if (other === field || isSameChoice(other, field)) fields.delete(other);
    // Back at what the page came with, so there is nothing to tell.
    if (isToggle(field) && field.checked === field.defaultChecked) return;
    fields.set(field, fieldValue(field));
  }
  const listeners: [type: string, listen: (event: Event) => void][] = [
    [
      'click',
      (event) => {
        const button = (event.target as Element).closest('button');
        if (button && !worksAlone(button)) keep(event, button);
      },
    ],
    [
      'submit',
      (event) => {
        const form = event.target as HTMLFormElement;
        if (!form.hasAttribute('action')) keep(event, form);
      },
    ],
    [
      'formdata',
      (event) => {
        const { formData, target } = event as FormDataEvent;
        // As the page does itself: what is empty does not appear in the address.
        if ((target as HTMLFormElement).method !== 'get') return;
        const empty = Array.from(formData.entries()).filter(([, value]) => value === '');
        for (const [name] of empty) formData.delete(name);
      },
    ],
    [
      'keydown',
      (event) => {
        const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
        const { key } = event as KeyboardEvent;
        if (tab && keys.includes(key)) keep(event, tab, key);
        else if (key === '/') focusSearch(event);
      },
    ],
    ['input', keepField],
    [
      'toggle',
      (event) => {
        const { target, newState } = event as ToggleEvent;
        const element = target as HTMLElement;
        if (element.popover) input.popover = newState === 'open' ? element : undefined;
      },
    ],
  ];
  for (const [type, listen] of listeners) page.addEventListener(type, listen, true);
  function stopFields(): void {
    page.removeEventListener('input', keepField, true);
  }
  function stop(): void {
    for (const [type, listen] of listeners) page.removeEventListener(type, listen, true);
  }
  return input;
}
