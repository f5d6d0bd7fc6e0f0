/** The XSRF cookie's token; undefined without one. */
export function xsrfToken(): string | undefined {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return token && decodeURIComponent(token);
}

/** The token as a header: none of our HTTP clients adds it by itself. */
export const xsrfHeaders = (token: string | undefined): Record<string, string> =>
  token ? { 'X-XSRF-TOKEN': token } : {};
