import type { SiteConfig } from '../config.ts';
import { setCookie } from '../cookies.ts';
import { areasOf, askedIn } from './areas.ts';
import { readToken } from './token.ts';

export const overrideCookie = 'vidya-overrides';
/** On a development build: what the last `?mfe=` and `fault=` said, until the browser is closed. */
export const developmentCookie = 'vidya-development';

/** What an address does before it is a page: cookies to set and where to go on, or what is wrong with it. */
export type Switched = { cookies: string[]; goOn: string } | { wrong: string[] };

/** The address without the parameters that have done their work. It stays on this site, whatever slashes it begins with. */
function without({ pathname, search }: URL, names: string[]): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return `/${pathname.replace(/^\/+/, '')}${query.size > 0 ? `?${query}` : ''}`;
}

/** Undefined for a token that does not hold. */
function tokenCookie(token: string, config: SiteConfig): string | undefined {
  if (!token) return setCookie(overrideCookie, '', 0);
  const override = readToken(token, config.releaseKey);
  if (!override) return undefined;
  const seconds = Math.ceil((Date.parse(override.expiresAt) - Date.now()) / 1000);
  return setCookie(overrideCookie, token, seconds);
}

/** Written as a query again, which has no sign that a cookie could not hold. */
const developmentValue = (query: URLSearchParams): string =>
  new URLSearchParams([...query].filter(([name, value]) => (name === 'mfe' || name === 'fault') && value)).toString();

/**
 * Reads `?overrides=<token>` (empty: no more) and, on a development build, `?mfe=…` and `fault=…` (empty: no more). A token
 * that is good becomes a cookie for anybody: whether it is obeyed is asked of each page again.
 */
export function switchesOf(url: URL, config: SiteConfig): Switched | undefined {
  const query = url.searchParams;
  const names = ['overrides', ...(config.isDevelopment ? ['mfe', 'fault'] : [])];
  const given = names.filter((name) => query.has(name));
  if (given.length === 0) return undefined;
  const goOn = without(url, names);
  const cookies: string[] = [];
  const token = query.get('overrides');
  if (token !== null) {
    const cookie = tokenCookie(token, config);
    if (!cookie) return { wrong: [`This link has run out, or was not made by this site. Without it: ${goOn}`] };
    cookies.push(cookie);
  }
  if (given.some((name) => name !== 'overrides')) {
    const { wrong } = areasOf(askedIn(query));
    if (wrong.length > 0) return { wrong };
    const value = developmentValue(query);
    cookies.push(setCookie(developmentCookie, value, value ? undefined : 0));
  }
  return { cookies, goOn };
}
