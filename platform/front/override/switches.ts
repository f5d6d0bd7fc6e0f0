import { cookie, setCookie } from '@vidya/server/cookies';
import type { LinkNotice } from '../../gate/document/page-settings-shape.ts';
import type { Override } from '../../gate/document/release.ts';
import type { FrontSettings } from '../front-settings.ts';
import { areasOf, askedIn } from './areas.ts';
import { readToken } from './token.ts';

export const overrideCookie = 'vidya-overrides';
/** On a development build: the last `?mfe=` and `fault=`, until the browser closes. */
export const developmentCookie = 'vidya-development';
/** The result of the override link that led to a page: 'opened' or 'over'. The page shows it. */
export const linkCookie = 'vidya-link';
/** Long enough to load the page after the redirect. */
export const linkSeconds = 60;

/** What an address changes before it becomes a page: cookies and a redirect, or the errors in it. */
export type Switched = { cookies: string[]; goOn: string } | { wrong: string[] };

/** The address without the given parameters. It stays on this site even if it starts with several slashes. */
export function without({ pathname, search }: URL, names: string[]): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return `/${pathname.replace(/^\/+/, '')}${query.size > 0 ? `?${query}` : ''}`;
}

/** An invalid token leaves the current override in place. */
function tokenCookies(token: string, config: FrontSettings): string[] {
  if (!token) return [setCookie(config, overrideCookie, '', 0)];
  const override = readToken(token, config.releaseKey);
  if (!override) return [setCookie(config, linkCookie, 'over', linkSeconds)];
  const seconds = Math.ceil((Date.parse(override.expiresAt) - Date.now()) / 1000);
  return [setCookie(config, overrideCookie, token, seconds), setCookie(config, linkCookie, 'opened', linkSeconds)];
}

/** Written as a query string: it contains no character that a cookie forbids. */
const developmentValue = (query: URLSearchParams): string =>
  new URLSearchParams([...query].filter(([name, value]) => (name === 'mfe' || name === 'fault') && value)).toString();

/**
 * Reads `?overrides=<token>` and, on a development build, `?mfe=…` and `fault=…`. An empty value removes the override.
 * A valid token becomes a cookie for anybody; every page checks again whether it applies. An invalid token changes
 * nothing, and the page shows a notice.
 */
export function switchesOf(url: URL, config: FrontSettings): Switched | undefined {
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
    cookies.push(setCookie(config, developmentCookie, value, value ? undefined : 0));
  }
  return { cookies, goOn };
}

/** The notice for visitors who opened an override link: without it, the page looks like any other. */
export function linkNoticeOf(cookies: string | undefined, override: Override | null): LinkNotice | undefined {
  const became = cookie(cookies, linkCookie);
  if (became === 'over') return 'over';
  return became === 'opened' && !override ? 'forStaff' : undefined;
}
