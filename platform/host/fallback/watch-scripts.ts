import { ownerOf } from '../load/versions-here.ts';
import { timeoutMs } from './timing.ts';

const loadFallback = () => import(/* webpackChunkName: "fallback" */ './script-retry.ts');

const isScript = (node: unknown): node is HTMLScriptElement => node instanceof HTMLScriptElement;

/** Areas that are still loading have their own fallback (fall-back.ts). */
const isOfArea = ({ src }: HTMLScriptElement): boolean => (ownerOf(src)?.phase ?? 'loading') !== 'loading';

function onFailure(event: Event): void {
  const script = event.target;
  if (!isScript(script) || script.dataset['again'] || !isOfArea(script)) return;
  // Hide the failure from webpack for now: React would never request the file again.
  event.stopImmediatePropagation();
  loadFallback().then(
    ({ tryAgain }) => tryAgain(script, event),
    () => script.onerror?.(event),
  );
}

function onAdded(changes: MutationRecord[]): void {
  for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isScript)) {
    if (script.dataset['again'] || !ownerOf(script.src)) continue;
    setTimeout(() => {
      if (!script.isConnected || !isOfArea(script)) return;
      loadFallback().then(
        ({ retryNow }) => retryNow(script),
        () => undefined,
      );
    }, timeoutMs);
  }
}

/** Retries code files of a loaded area that fail or time out. Call once per page. */
export function watchScripts(): void {
  addEventListener('error', onFailure, true);
  new MutationObserver(onAdded).observe(document.head, { childList: true });
}
