import { readStored, store } from '@vidya/contracts/browser/stored';
import { listen } from '../listen.ts';

/** In browser storage, so that somebody who works in one tab is not idle in another. */
const key = 'vidya.usedAt';
const writtenEveryMs = 10_000;

const stored = (): number => Number(readStored(key)) || 0;

/** Notes when somebody last used the site in this browser. */
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
