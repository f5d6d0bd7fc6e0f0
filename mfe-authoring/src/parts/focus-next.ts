/** Before a row of a list or a banner goes, moves the focus to the next row's button, or to the field that adds rows. */
export function focusNext(button: HTMLElement, field: HTMLElement | null): void {
  const row = button.closest('li, [role="status"]');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector('button') ?? field)?.focus();
}

/** The same for a row that goes once `work` resolves to true, unless the focus is elsewhere by then. */
export async function focusNextAfter(
  work: Promise<boolean>,
  button: HTMLElement | null,
  fieldId: string,
): Promise<void> {
  if ((await work) && button && document.activeElement === button) focusNext(button, document.getElementById(fieldId));
}
