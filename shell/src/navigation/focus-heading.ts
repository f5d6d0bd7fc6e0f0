/** Calls back with the page's heading, now or when it appears. Returns a function that stops waiting. */
function whenHeadingAppears(tell: (heading: HTMLElement) => void): () => void {
  const find = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) tell(heading);
    return heading !== null;
  };
  if (find()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses the page's heading, now or when it appears. Returns a function that stops waiting. */
export const focusHeading = (): (() => void) =>
  whenHeadingAppears((heading) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
