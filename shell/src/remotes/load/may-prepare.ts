import type { RemoteName } from '@vidya/contracts/release/remotes';
import { type RouteEntry, routeOf } from '../../route-table.ts';
import { readStoredUser } from '../../session/stored-user.ts';

/** Asked before the session is known: code of a page for certain roles would only be refused to everybody else. */
function isForMe({ access }: RouteEntry): boolean {
  if (typeof access === 'string') return true;
  const role = readStoredUser()?.role;
  return role !== undefined && access.includes(role);
}

/** The area that may be loaded early for an address, by what an earlier visit left behind. */
export function areaToPrepare(pathname: string): RemoteName | undefined {
  const route = routeOf(pathname);
  return route && route.area !== 'shell' && isForMe(route) ? route.area : undefined;
}
