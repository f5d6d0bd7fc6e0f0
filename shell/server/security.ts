const list = (...parts: (string | string[])[]): string => parts.flat().join(' ');

/** A development server announces changes over a WebSocket. */
const withSocket = (origin: string): string[] => [origin, origin.replace(/^http/, 'ws')];

export interface AllowedOrigins {
  /** Origins of the areas' files, including development servers. */
  scripts: string[];
  /** Origins of the payment gateway. */
  checkout: string[];
  /** Origins of development servers. */
  unchecked: string[];
}

/** No inline script or style without this response's nonce, no eval, and trusted types for script addresses. */
export function contentSecurityPolicy({ scripts, checkout, unchecked }: AllowedOrigins, nonce: string): string {
  const remotes = ["'self'", ...scripts];
  const rules: Record<string, string> = {
    'default-src': "'none'",
    'script-src': list(remotes, checkout, `'nonce-${nonce}'`),
    'style-src': list(remotes, `'nonce-${nonce}'`),
    'img-src': list(remotes, 'data:', 'blob:'),
    'font-src': list(remotes, 'data:'),
    'media-src': list(remotes, 'blob:'),
    'connect-src': list(remotes, unchecked.flatMap(withSocket)),
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

/** The other headers of every page. */
export const pageHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
