/** What a request's `cookie` header holds under a name, as it was written there. */
export const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trimStart())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A cookie that scripts cannot read, for the whole site. `seconds` 0 removes it; without it, it ends with the browser. */
export const setCookie = (name: string, value: string, seconds?: number): string =>
  `${name}=${value}; Path=/; SameSite=Lax; HttpOnly${seconds === undefined ? '' : `; Max-Age=${seconds}`}`;
