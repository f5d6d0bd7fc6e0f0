import type { MouseEvent } from 'react';

/** Follows a link by `go` on this page, unless the click asks for a new tab or window. */
export function here(event: MouseEvent, go: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
}
