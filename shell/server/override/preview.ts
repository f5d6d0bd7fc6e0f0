import type { Override } from '@vidya/contracts/release/release';
import { isCode } from '@vidya/contracts/server/preview-code';
import type { SiteConfig } from '../config.ts';
import { cookie, setCookie } from '../cookies.ts';
import { readToken } from './token.ts';

/** `<token>~<code>`: the code is checked again for every page. */
const previewCookie = 'vidya-preview';

/** A valid preview with its code; undefined otherwise. */
function previewIn(value: string, config: SiteConfig): Override | undefined {
  const [token = '', code = ''] = value.split('~');
  const preview = readToken(token, config.releaseKey, 'preview');
  return preview && isCode(code, preview.codeHash) ? preview : undefined;
}

/** What the visitor's preview link shows; undefined without one. */
export function previewOf(cookies: string | undefined, config: SiteConfig): Override | undefined {
  const value = cookie(cookies, previewCookie);
  return value ? previewIn(value, config) : undefined;
}

/** What became of a preview link. */
export type PreviewLink =
  | { is: 'open' | 'ended'; cookie: string }
  /** `isWrong`: a code was given. */
  | { is: 'locked'; isWrong: boolean }
  | { is: 'over' };

/** Reads `?preview=<token>` and `code`. An empty token ends the preview. */
export function previewLink(query: URLSearchParams, config: SiteConfig): PreviewLink | undefined {
  const token = query.get('preview');
  if (token === null) return undefined;
  if (token === '') return { is: 'ended', cookie: setCookie(config, previewCookie, '', 0) };
  const preview = readToken(token, config.releaseKey, 'preview');
  if (!preview) return { is: 'over' };
  const code = (query.get('code') ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (!isCode(code, preview.codeHash)) return { is: 'locked', isWrong: code !== '' };
  const seconds = Math.ceil((Date.parse(preview.expiresAt) - Date.now()) / 1000);
  return { is: 'open', cookie: setCookie(config, previewCookie, `${token}~${code}`, seconds) };
}
