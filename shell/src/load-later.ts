import { loadHttp } from '@vidya/contracts/browser/client';
import { watchLetters } from './script-fonts/watch-letters.ts';

/** Loads what the first view did without. What fails here is loaded again where it is needed. */
export function loadLater(): void {
  loadHttp().catch(() => undefined);
  watchLetters();
}
