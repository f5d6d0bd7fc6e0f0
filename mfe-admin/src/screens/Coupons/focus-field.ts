/** Focuses the first invalid field. Call it before the form renders again. */
export function focusField(form: HTMLFormElement, name: string | null): void {
  const control = name ? form.elements.namedItem(name) : null;
  if (control instanceof HTMLElement) control.focus();
}
