const yearSeconds = 31_536_000;

/** Keeps a cookie of the whole site for a year, for the front server too; undefined removes it. */
export function writeCookie(name: string, value: string | undefined): void {
  const maxAge = value === undefined ? 0 : yearSeconds;
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is not in every browser we serve
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${maxAge}; samesite=lax`;
}
