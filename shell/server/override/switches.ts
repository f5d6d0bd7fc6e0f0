import type { SiteConfig } from '../config.ts';
import { setCookie } from '../cookies.ts';
import { areasOf, askedIn } from './areas.ts';
import { readToken } from './token.ts';

export const overrideCookie = 'vidya-overrides';
/** On a development build: what the last `?mfe=` and `fault=` said, until the browser is closed. */
export const developmentCookie = 'vidya-development';
/** What became of the link that led to a page, for that page to tell: 'opened' or 'over'. */
export const linkCookie = 'vidya-link';
/** Long enough for the page that one is sent on to. */
const linkSeconds = 60;

/** What an address does before it is a page: cookies to set and where to go on, or what is wrong with it. */
export type Switched = { cookies: string[]; goOn: string } | { wrong: string[] };

/** The address without the parameters that have done their work. It stays on this site, whatever slashes it begins with. */
function without({ pathname, search }: URL, names: string[]): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return `/${pathname.replace(/^\/+/, '')}${query.size > 0 ? `?${query}` : ''}`;
}

/** A token that does not hold leaves what is there already. */
function tokenCookies(token: string, config: SiteConfig): string[] {
  if (!token) return [setCookie(overrideCookie, '', 0)];
  const override = readToken(token, config.releaseKey);
  if (!override) return [setCookie(linkCookie, 'over', linkSeconds)];
  const seconds = Math.ceil((Date.parse(override.expiresAt) - Date.now()) / 1000);
  return [setCookie(overrideCookie, token, seconds), setCookie(linkCookie, 'opened', linkSeconds)];
}

/** Written as a query again, which has no sign that a cookie could not hold. */
const developmentValue = (query: URLSearchParams): string =>
  new URLSearchParams([...query].filter(([name, value]) => (name === 'mfe' || name === 'fault') && value)).toString();

/**
 * Reads `?overrides=<token>` (empty: no more) and, on a development build, `?mfe=…` and `fault=…` (empty: no more). A token
 * that is good becomes a cookie for anybody: whether it is obeyed is asked of each page again. One that is not leads to the
 * page as everybody gets it, which says so.
 */
export function switchesOf(url: URL, config: SiteConfig): Switched | undefined {
  const query = url.searchParams;
  const names = ['overrides', ...(config.isDevelopment ? ['mfe', 'fault'] : [])];
  const given = names.filter((name) => query.has(name));
  if (given.length === 0) return undefined;
  const goOn = without(url, names);
  const cookies: string[] = [];
  const token = query.get('overrides');
  if (token !== null) cookies.push(...tokenCookies(token, config));
  if (given.some((name) => name !== 'overrides')) {
    const { wrong } = areasOf(askedIn(query));
    if (wrong.length > 0) return { wrong };
    const value = developmentValue(query);
    cookies.push(setCookie(developmentCookie, value, value ? undefined : 0));
  }
  return { cookies, goOn };
}
