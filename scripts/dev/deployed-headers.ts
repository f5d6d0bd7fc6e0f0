import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string | string[] | undefined>;

/** Two names of one site: where it is deployed, and where it is seen just now. */
export interface Names {
  deployed: string;
  local: string;
}

const moved = (address: string, from: string, to: string): string =>
  address === from || address.startsWith(`${from}/`) ? to + address.slice(from.length) : address;

/** What a browser sends, as if it were at the deployed site: that one looks where calls come from. */
export function outward({ origin, referer, ...headers }: IncomingHttpHeaders, { deployed, local }: Names): Headers {
  return {
    ...headers,
    ...(origin && { origin: moved(origin, local, deployed) }),
    ...(referer && { referer: moved(referer, local, deployed) }),
  };
}

/** A cookie of the deployed site for plain HTTP on this machine. */
const homeCookie = (cookie: string): string =>
  cookie
    .split(';')
    .map((part) => part.trim())
    .filter((part) => !/^(domain=|secure$)/i.test(part))
    .map((part) => part.replace(/^samesite=none$/i, 'SameSite=Lax'))
    .join('; ');

/** What the deployed site answers, for a browser that sees it here. */
export function homeward(headers: Headers, { deployed, local }: Names): Headers {
  const { 'strict-transport-security': _, location, 'set-cookie': cookies, ...rest } = headers;
  return {
    ...rest,
    ...(typeof location === 'string' && { location: moved(location, deployed, local) }),
    ...(cookies && { 'set-cookie': [cookies].flat().map(homeCookie) }),
  };
}
