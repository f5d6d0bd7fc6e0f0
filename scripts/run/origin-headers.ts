import type { FileHeaders } from '../../api/src/outside/releases/release-store.ts';

/** What every file of a version is served with: any page may load it, and keep it for ever. */
export const originHeaders: Record<string, string> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** The same, for a file whose name says what it is. */
export const fileHeaders = ({ contentType, contentEncoding }: FileHeaders): Record<string, string> => ({
  ...originHeaders,
  ...(contentType && { 'content-type': contentType }),
  ...(contentEncoding && { 'content-encoding': contentEncoding, vary: 'accept-encoding' }),
});
