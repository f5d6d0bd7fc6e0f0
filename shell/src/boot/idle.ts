/** Runs work when the browser has nothing else to do, soon in any case. Safari cannot tell: there it waits. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}
