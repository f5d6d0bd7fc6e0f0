import type { Page } from 'playwright-core';

interface Left {
  place: string;
  type: string;
  stack: string;
}

/** Runs in the page before its scripts: keeps what listens on window and document, and who made it listen. */
const keepListeners = `(() => {
  const kept = new Map();
  const ids = new WeakMap();
  let last = 0;
  const idOf = (listener) => ids.get(listener) ?? (ids.set(listener, ++last), last);
  const isCapture = (options) => (typeof options === 'object' && options ? Boolean(options.capture) : Boolean(options));
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const placeOf = (target) => (target === window ? 'window' : target === document ? 'document' : '');
  const keyOf = (target, type, listener, options) => [placeOf(target), type, idOf(listener), isCapture(options)].join();
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const place = placeOf(target);
    if (place && listener) {
      const key = keyOf(target, type, listener, options);
      kept.set(key, { place, type, stack: new Error().stack ?? '' });
      const forget = () => kept.delete(key);
      if (options?.signal) add.call(options.signal, 'abort', forget);
      if (options?.once) add.call(target, type, forget, options);
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (placeOf(target) && listener) kept.delete(keyOf(target, type, listener, options));
    return remove.call(target, type, listener, options);
  };
  window.leftListeners = () => [...kept.values()];
})()`;

/** From now on every page of the tab keeps its listeners on window and document. */
export const watchListeners = (page: Page): Promise<unknown> => page.addInitScript(keepListeners);

/** The listeners on window and document that scripts below a folder added and did not remove: 'document keydown'. */
export async function leftListeners(page: Page, folder: string): Promise<string[]> {
  const all = (await page.evaluate('window.leftListeners()')) as Left[];
  return all.filter(({ stack }) => stack.includes(folder)).map(({ place, type }) => `${place} ${type}`);
}
