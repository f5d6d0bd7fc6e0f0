type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFields = `textarea, ${['text', 'email', 'password', 'tel', 'url', 'search', 'number']
  .map((type) => `input[type=${type}]`)
  .join()}, input:not([type])`;

/**
 * Writes a value so that React notices it, also when it is what the field already holds: React compares with the value
 * that it saw last, so that becomes another one first.
 */
export function writeField(field: TextField | HTMLSelectElement, value: string): void {
  if (field.value === value) field.value = `${value} `;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What a person does before a form is read, or before React renders a field again and with it the value that it knows. */
const occasions = ['focusin', 'input', 'click', 'submit'];

/**
 * Some password managers fill fields without an event. This tells React of such fields in time. React mirrors the value
 * that it knows in the `value` attribute, so a field that differs from it was filled by others. Returns an undo.
 */
export function watchFilledFields(): () => void {
  let isWriting = false;
  const read = ({ target }: Event): void => {
    if (isWriting) return;
    const filled = [...document.querySelectorAll<TextField>(textFields)]
      .filter((field) => field !== target && field.value !== field.defaultValue)
      .map((field) => ({ field, value: field.value }));
    isWriting = true;
    // With the first one React renders, and empties the others.
    for (const { field, value } of filled) writeField(field, value);
    isWriting = false;
  };
  for (const type of occasions) window.addEventListener(type, read, true);
  return () => {
    for (const type of occasions) window.removeEventListener(type, read, true);
  };
}
