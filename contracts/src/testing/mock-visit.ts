import { type Role, roles } from '../calls/account.ts';

/** Where a remote that runs alone begins, and as whom: `undefined` is nobody signed in. */
export interface MockVisit {
  at: string;
  role: Role | undefined;
}

/** Reads the page's own address: any path of the remote, and `?as=USER` for who is signed in. `home` stands for '/'. */
export function mockVisit(home: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): MockVisit {
  const query = new URLSearchParams(search);
  const role = roles.find((known) => known === query.get('as'));
  query.delete('as');
  const rest = query.size > 0 ? `?${query}` : '';
  return { at: (pathname === '/' ? home : pathname) + rest, role };
}
