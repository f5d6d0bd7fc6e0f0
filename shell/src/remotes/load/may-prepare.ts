import type { RemoteName } from '@vidya/contracts/release/remotes';
import { type RouteEntry, routeOf } from '../../route-table.ts';
import { readStoredUser } from '../../session/stored-user.ts';

/**
 * Runs before the session is known: loading a page that is limited to certain roles would only fail for everybody else.
 */
function isForMe({ access }: RouteEntry): boolean {
  if (typeof access === 'string') return true;
  const role = readStoredUser()?.role;
  return role !== undefined && access.includes(role);
}

/** The area to preload for an address, judged by the user stored from an earlier visit. */
export function areaToPrepare(pathname: string): RemoteName | undefined {
  const route = routeOf(pathname);
  return route && route.area !== 'shell' && isForMe(route) ? route.area : undefined;
}
