/** The part of a carousel that scrolls. */
export const rowIn = (place: Element | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>('[role="group"]') ?? null;

/** Scrolls a row to a place in px, at once and without a ride. The page stays where it is. */
export function moveRow(row: HTMLElement, left: number): void {
  row.style.scrollBehavior = 'auto';
  row.scrollLeft = left;
  row.style.scrollBehavior = '';
}
