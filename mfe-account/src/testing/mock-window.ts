/** jsdom has no layout and no media queries: the test sets which ones match. */
export function stubMedia(...holding: string[]): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: holding.some((part) => query.includes(part)),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
