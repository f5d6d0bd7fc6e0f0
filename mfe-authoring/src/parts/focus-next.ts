/** Before a row of a list goes, moves the focus to the next row's button, or to the field that adds rows. */
export function focusNext(button: HTMLElement, field: HTMLElement | null): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector('button') ?? field)?.focus();
}
