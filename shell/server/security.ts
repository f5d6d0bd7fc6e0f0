import { createHash } from 'node:crypto';

const list = (...parts: (string | string[])[]): string => parts.flat().join(' ');

/** A development server announces changes over a WebSocket. */
const withSocket = (origin: string): string[] => [origin, origin.replace(/^http/, 'ws')];

export interface AllowedOrigins {
  /** Origins of the areas' files, including development servers. */
  scripts: string[];
  /** Origins of the payment gateway. */
  checkout: string[];
  /** Origins that deliver films and posters. */
  media: string[];
  /** Origins that areas declare for their requests. */
  connections: string[];
  /** Origins of development servers. */
  unchecked: string[];
}

/** The contents of a page's inline scripts and style elements, to the byte. */
export interface InlineTexts {
  scripts: string[];
  styles: string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components starts with an empty style element and inserts its rules by script, which no policy restricts. */
const emptyStyle = '';

/**
 * No inline script or style but those of the page, by their hashes; no eval, and trusted types for script addresses.
 * `nonce`: for style elements that scripts write.
 */
export function contentSecurityPolicy(
  { scripts, checkout, media, connections, unchecked }: AllowedOrigins,
  inline: InlineTexts,
  nonce: string | undefined,
): string {
  const styles = [...new Set([emptyStyle, ...inline.styles])].map(hashOf);
  const remotes = ["'self'", ...scripts];
  const rules: Record<string, string> = {
    'default-src': "'none'",
    'script-src': list(remotes, checkout, inline.scripts.map(hashOf)),
    'style-src': list(remotes, styles, nonce ? `'nonce-${nonce}'` : []),
    'img-src': list(remotes, media, 'data:', 'blob:'),
    'font-src': list(remotes, 'data:'),
    'media-src': list(remotes, media, 'blob:'),
    'connect-src': list(remotes, media, connections, unchecked.flatMap(withSocket)),
    'worker-src': list("'self'", 'blob:'),
    'frame-src': list(checkout, 'https://www.youtube-nocookie.com'),
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "default dompurify 'allow-duplicates'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** For sites with HTTPS: browsers use nothing else for a year. Subdomains are left out: they may have other owners. */
export const httpsOnly = { 'strict-transport-security': 'max-age=31536000' };

/** The other headers of every page. */
export const pageHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
