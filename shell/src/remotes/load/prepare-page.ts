import type { Preparation } from '@vidya/contracts/browser/platform';
import { areaToPrepare } from './may-prepare.ts';
import { prepareRemote, remoteNow } from './remote-cache.ts';

/** In ms: after this the page renders without its data. */
const respondsWithinMs = 1_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads the area of an address, then the initial queries of its page. Resolves when the page can render; never rejects.
 */
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
