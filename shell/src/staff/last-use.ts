import { listen } from '@vidya/contracts/browser/listen';
import { readStored, store } from '@vidya/contracts/browser/stored';

/** In browser storage, so that work in one tab counts in all. */
const key = 'vidya.usedAt';
const writtenEveryMs = 10_000;

const stored = (): number => Number(readStored(key)) || 0;

/** Stores the time of the last use of the site in this browser. */
export function createLastUse(now: () => number = Date.now) {
  let own = now();
  let written = 0;
  const touch = (): void => {
    own = now();
    if (own - written < writtenEveryMs) return;
    written = own;
    // Without storage this tab knows by itself.
    store(key, String(own));
  };
  touch();
  return {
    touch,
    /** In ms. */
    at: (): number => Math.max(own, stored()),
    /** Returns a function that stops. */
    watch: (): (() => void) => listen(window, ['pointerdown', 'keydown', 'wheel', 'touchmove'], touch),
  };
}
