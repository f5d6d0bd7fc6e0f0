export const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trimStart())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A `set-cookie` value that scripts cannot read. `seconds` 0 removes it; undefined: until the browser closes. */
export const setCookie = (name: string, value: string, seconds?: number): string =>
  `${name}=${value}; Path=/; SameSite=Lax; HttpOnly${seconds === undefined ? '' : `; Max-Age=${seconds}`}`;

/** A `set-cookie` value that scripts can read too. */
export const setReadableCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}`;
