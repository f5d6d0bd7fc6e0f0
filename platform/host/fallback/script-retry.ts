import { listen } from '@vidya/contracts/browser/listen';
import { texts } from '@vidya/contracts/texts/texts';
import { hasUnsavedWork } from '../../../shell/src/navigation/leave-guard.ts';
import { toasts } from '../../../shell/src/toasts/toasts.ts';
import { candidatesOf } from '../load/candidates.ts';
import { readReleases } from '../load/releases.ts';
import { ownerOf, type VersionHere } from '../load/versions-here.ts';
import { refetch } from './refetch.ts';
import { againMs, pause, pausesMs, timeoutMs } from './timing.ts';

/** Whether the same file loads on a retry. */
async function comes(script: HTMLScriptElement): Promise<boolean> {
  await refetch([script.src]);
  const again = document.createElement('script');
  // Marks the retry, so that its own failure is not retried.
  again.dataset['again'] = 'true';
  again.crossOrigin = script.crossOrigin;
  again.integrity = script.integrity;
  again.src = script.src;
  return new Promise((resolve) => {
    listen(again, ['load', 'error'], ({ type }) => {
      again.remove();
      resolve(type === 'load');
    });
    document.head.append(again);
  });
}

/** Webpack removes its element after its load callback. */
const succeed = (script: HTMLScriptElement): void => script.onload?.call(script, new Event('load'));

/** Waits `againMs`, or until the visitor presses Retry or the connection is back. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, againMs);
    addEventListener('online', go);
    toasts.error(texts.payment.wentWrong, { label: 'Retry', run: go });
  });
}

/**
 * A file failed. It is retried a few times; then webpack gets the error, and another version replaces the area. That
 * would lose unsaved input, so with unsaved input the screen stays and the retries go on.
 */
export async function tryAgain(script: HTMLScriptElement, event: Event): Promise<void> {
  const owner = ownerOf(script.src);
  for (const ms of owner && (await isOnlyChoice(owner)) ? pausesMs.alone : pausesMs.withOthers) {
    await pause(ms);
    if (await comes(script)) return succeed(script);
  }
  while (hasUnsavedWork()) {
    await nextChance();
    if (await comes(script)) return succeed(script);
  }
  script.onerror?.(event);
}

const isOnlyChoice = async ({ name, version }: VersionHere): Promise<boolean> =>
  candidatesOf(name, await readReleases()).every((other) => other.version === version);

/** A file is slow. If the area was not drawn yet, another version replaces it; otherwise it gets as much time again. */
export async function retryNow(script: HTMLScriptElement): Promise<void> {
  const owner = ownerOf(script.src);
  if (!owner) return;
  if (owner.phase === 'drawn' || (await isOnlyChoice(owner))) await pause(timeoutMs);
  const isStillMissing = script.isConnected && script.onerror;
  if (isStillMissing && !hasUnsavedWork()) script.onerror?.(new Event('timeout'));
}
