import { type Role, roles } from '../texts/choices.ts';

/** The URL and the role with which a standalone remote starts; `undefined` means signed out. */
export interface MockVisit {
  at: string;
  role: Role | undefined;
}

/** Reads the page's URL: any path of the remote, and `?as=USER` for the role. '/' becomes `home`. */
export function mockVisit(home: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): MockVisit {
  const query = new URLSearchParams(search);
  const role = roles.find((known) => known === query.get('as'));
  query.delete('as');
  const rest = query.size > 0 ? `?${query}` : '';
  return { at: (pathname === '/' ? home : pathname) + rest, role };
}
