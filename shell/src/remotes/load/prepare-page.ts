import type { Preparation } from '@vidya/contracts/browser/platform';
import { areaToPrepare } from './may-prepare.ts';
import { prepareRemote, remoteNow } from './remote-cache.ts';

/** A page that has everything but its answers is drawn without them. */
const respondsWithinMs = 1_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads the area behind an address, then what its page begins with. Settles when it can be drawn, and never rejects. */
export async function preparePage(preparation: Preparation): Promise<void> {
  const area = areaToPrepare(preparation.url.pathname);
  if (!area) return;
  await prepareRemote(area);
  const known = remoteNow(area);
  if (known?.state !== 'ready' || !known.remote.prepare) return;
  const prepared = known.remote.prepare(preparation).catch((error: unknown) => {
    console.warn(`The area ${area} could not prepare its page.`, error);
  });
  await Promise.race([prepared, pause(respondsWithinMs)]);
}
