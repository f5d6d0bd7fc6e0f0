import { listen } from '../listen.ts';

/** In browser storage, so that somebody who works in one tab is not idle in another. */
const key = 'vidya.usedAt';
const writtenEveryMs = 10_000;

function stored(): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

/** Notes when somebody last used the site in this browser. */
export function createLastUse(now: () => number = Date.now) {
  let own = now();
  let written = 0;
  const touch = (): void => {
    own = now();
    if (own - written < writtenEveryMs) return;
    written = own;
    try {
      localStorage.setItem(key, String(own));
    } catch {
      // Full or forbidden: this tab knows by itself.
    }
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
