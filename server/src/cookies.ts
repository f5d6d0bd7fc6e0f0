export const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trimStart())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

interface Site {
  /** Its public origin. */
  origin: string;
}

/** Never sent without encryption, where the site has any. */
const flags = ({ origin }: Site): string => `Path=/; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/** A `set-cookie` value that scripts cannot read. `seconds` 0 removes it; undefined: until the browser closes. */
export const setCookie = (site: Site, name: string, value: string, seconds?: number): string =>
  `${name}=${value}; ${flags(site)}; HttpOnly${seconds === undefined ? '' : `; Max-Age=${seconds}`}`;

/** A `set-cookie` value that scripts can read too. */
export const setReadableCookie = (site: Site, name: string, value: string, seconds: number): string =>
  `${name}=${value}; ${flags(site)}; Max-Age=${seconds}`;
