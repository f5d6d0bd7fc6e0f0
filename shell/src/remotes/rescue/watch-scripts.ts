import { ownerOf } from '../load/versions-here.ts';
import { hangsAfterMs } from './rescue-settings.ts';

const rescue = () => import(/* webpackChunkName: "rescue" */ './script-rescue.ts');

const isScript = (node: unknown): node is HTMLScriptElement => node instanceof HTMLScriptElement;

/** An area that is still being loaded has its own ways (fall-back.ts). */
const isOfArea = ({ src }: HTMLScriptElement): boolean => (ownerOf(src)?.phase ?? 'loading') !== 'loading';

function onFailure(event: Event): void {
  const script = event.target;
  if (!isScript(script) || script.dataset['again'] || !isOfArea(script)) return;
  // Webpack must not hear of it yet: React would never ask for the file again.
  event.stopImmediatePropagation();
  rescue().then(
    ({ tryAgain }) => tryAgain(script, event),
    () => script.onerror?.(event),
  );
}

function onAdded(changes: MutationRecord[]): void {
  for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isScript)) {
    if (script.dataset['again'] || !ownerOf(script.src)) continue;
    setTimeout(() => {
      if (!script.isConnected || !isOfArea(script)) return;
      rescue().then(
        ({ hurry }) => hurry(script),
        () => undefined,
      );
    }, hangsAfterMs);
  }
}

/** Sees to the files of code that an area asks for after it has arrived, when one fails or hangs. Once per page. */
export function watchScripts(): void {
  addEventListener('error', onFailure, true);
  new MutationObserver(onAdded).observe(document.head, { childList: true });
}
