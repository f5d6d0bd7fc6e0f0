/** Goes to the field that has to be mended first. Read at once: the form is drawn again when its problems are known. */
export function focusField(form: HTMLFormElement, name: string | null): void {
  const control = name ? form.elements.namedItem(name) : null;
  if (control instanceof HTMLElement) control.focus();
}
