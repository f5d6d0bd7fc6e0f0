/** The scrolling element of a carousel. */
export const rowIn = (place: Element | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>('[role="group"]') ?? null;

/** Scrolls a row to a position in px, without animation. The page does not scroll. */
export function moveRow(row: HTMLElement, left: number): void {
  row.style.scrollBehavior = 'auto';
  row.scrollLeft = left;
  row.style.scrollBehavior = '';
}
