import type { FileHeaders } from '../../platform/registry/release-store/release-store.ts';

/** Headers of every version's file: any page may load it and cache it permanently. */
export const originHeaders: Record<string, string> = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** The same with the headers of one file. */
export const fileHeaders = ({ contentType, contentEncoding }: FileHeaders): Record<string, string> => ({
  ...originHeaders,
  ...(contentType && { 'content-type': contentType }),
  ...(contentEncoding && { 'content-encoding': contentEncoding, vary: 'accept-encoding' }),
});
