import type { ReleaseDocument } from '@vidya/contracts/release';
import type { SiteConfig } from './config.ts';

const list = (...parts: (string | string[])[]): string => parts.flat().join(' ');

/** A development server tells of changes through a socket. */
const withSocket = (origin: string): string[] => [origin, origin.replace(/^http/, 'ws')];

/** The origins that the release document names; addresses below the site itself are `'self'` already. */
export const remoteOrigins = ({ remotes }: ReleaseDocument): string[] => [
  ...new Set(remotes.filter(({ entry }) => URL.canParse(entry)).map(({ entry }) => new URL(entry).origin)),
];

/** The page's content security policy: no inline script or style without this answer's nonce, no eval, typed script addresses. */
export function contentSecurityPolicy(config: SiteConfig, releases: ReleaseDocument, nonce: string): string {
  const { checkoutOrigins, developmentOrigins } = config;
  const remotes = ["'self'", ...remoteOrigins(releases)];
  const rules: Record<string, string> = {
    'default-src': "'none'",
    'script-src': list(remotes, checkoutOrigins, `'nonce-${nonce}'`),
    'style-src': list(remotes, `'nonce-${nonce}'`),
    'img-src': list(remotes, 'data:', 'blob:'),
    'font-src': list(remotes, 'data:'),
    'media-src': list(remotes, 'blob:'),
    'connect-src': list(remotes, developmentOrigins.flatMap(withSocket)),
    'worker-src': list("'self'", 'blob:'),
    'frame-src': list(checkoutOrigins, 'https://www.youtube-nocookie.com'),
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

/** The other headers every page carries. */
export const pageHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
