/** jsdom lays nothing out and knows no media conditions: a test says which hold. */
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
