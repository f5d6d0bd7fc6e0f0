import type { Preparation } from '@vidya/contracts/browser/platform';
import { readStoredUser } from '../../../shell/src/session/stored-user.ts';
import type { RouteEntry } from '../../gate/document/route-table.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { pause } from '../fallback/timing.ts';
import { watchedSend } from '../reports/watched-send.ts';
import { routeOf } from '../routes-here.ts';
import { prepareRemote, remoteNow } from './remote-cache.ts';

/** Judged by the user stored from an earlier visit: for others, loading a page limited to certain roles would only fail. */
function isForMe({ access }: RouteEntry): boolean {
  if (typeof access === 'string') return true;
  const role = readStoredUser()?.role;
  return role !== undefined && access.includes(role);
}

/** The area to preload for an address. */
export function areaToPrepare(pathname: string): RemoteName | undefined {
  const route = routeOf(pathname);
  return route && route.area !== 'shell' && isForMe(route) ? route.area : undefined;
}

/** In ms: after this the page renders without its data. */
const respondsWithinMs = 1_000;

/** Loads an address's area, then its page's initial queries. Resolves when the page can render; never rejects. */
export async function preparePage(preparation: Preparation): Promise<void> {
  const area = areaToPrepare(preparation.url.pathname);
  if (!area) return;
  await prepareRemote(area);
  const known = remoteNow(area);
  if (known?.state !== 'ready' || !known.remote.prepare) return;
  const prepared = known.remote
    .prepare({ ...preparation, send: watchedSend(preparation.send, known.remote) })
    .catch((error: unknown) => {
      console.warn(`The area ${area} could not prepare its page.`, error);
    });
  await Promise.race([prepared, pause(respondsWithinMs)]);
}
