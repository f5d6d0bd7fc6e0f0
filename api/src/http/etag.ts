/** Whether the browser already has this version (RFC 9110, If-None-Match: weak comparison, several tags, or any). */
export const isNotModified = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
