import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string | string[] | undefined>;

/** Two origins of one site: the deployed one and the local one. */
export type Names = Record<'deployed' | 'local', string>;

const moved = (address: string, from: string, to: string): string =>
  address === from || address.startsWith(`${from}/`) ? to + address.slice(from.length) : address;

/** Request headers with the deployed origin: the deployed site checks where calls come from. */
export function rewriteRequestHeaders(
  { origin, referer, ...headers }: IncomingHttpHeaders,
  { deployed, local }: Names,
): Headers {
  return {
    ...headers,
    ...(origin && { origin: moved(origin, local, deployed) }),
    ...(referer && { referer: moved(referer, local, deployed) }),
  };
}

/** Changes a cookie of the deployed site for plain HTTP on this machine. */
const homeCookie = (cookie: string): string =>
  cookie
    .split(';')
    .map((part) => part.trim())
    .filter((part) => !/^(domain=|secure$)/i.test(part))
    .map((part) => part.replace(/^samesite=none$/i, 'SameSite=Lax'))
    .join('; ');

/** Response headers of the deployed site, for a browser at the local origin. */
export function rewriteResponseHeaders(headers: Headers, { deployed, local }: Names): Headers {
  const { 'strict-transport-security': _, location, 'set-cookie': cookies, ...rest } = headers;
  return {
    ...rest,
    ...(typeof location === 'string' && { location: moved(location, deployed, local) }),
    ...(cookies && { 'set-cookie': [cookies].flat().map(homeCookie) }),
  };
}
