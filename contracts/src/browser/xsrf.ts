/** The XSRF cookie's token as a header: none of our HTTP clients adds it by itself. */
export function xsrfHeader(): Record<string, string> {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {};
}
