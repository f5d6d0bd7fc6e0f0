import { cookie, setCookie } from '@vidya/server/cookies';
import { isCode } from '../../gate/document/preview-code.ts';
import type { Override } from '../../gate/document/release.ts';
import type { FrontSettings } from '../front-settings.ts';
import type { Releases } from '../release/releases.ts';
import { readToken } from './token.ts';

/** `<token>~<code>`: the code is checked again for every page. */
const previewCookie = 'vidya-preview';

/** What a front server knows of previews. */
export interface PreviewParts {
  config: FrontSettings;
  releases: Pick<Releases, 'now'>;
}

/** A preview that has not been ended. */
function openPreview(token: string, { config, releases }: PreviewParts): Override | undefined {
  const preview = readToken(token, config.releaseKey, 'preview');
  const ended = releases.now()?.document.endedPreviews ?? [];
  return preview?.id !== undefined && ended.includes(preview.id) ? undefined : preview;
}

/** A valid preview with its code; undefined otherwise. */
function previewIn(value: string, parts: PreviewParts): Override | undefined {
  const [token = '', code = ''] = value.split('~');
  const preview = openPreview(token, parts);
  return preview && isCode(code, preview.codeHash) ? preview : undefined;
}

/** What the visitor's preview link shows; undefined without one. */
export function previewOf(cookies: string | undefined, parts: PreviewParts): Override | undefined {
  const value = cookie(cookies, previewCookie);
  return value ? previewIn(value, parts) : undefined;
}

/** What became of a preview link. */
export type PreviewLink =
  | { is: 'open' | 'ended'; cookie: string }
  /** `isWrong`: a code was given. */
  | { is: 'locked'; isWrong: boolean }
  | { is: 'over' };

/** Reads `?preview=<token>` and `code`. An empty token ends the preview. */
export function previewLink(query: URLSearchParams, parts: PreviewParts): PreviewLink | undefined {
  const { config } = parts;
  const token = query.get('preview');
  if (token === null) return undefined;
  if (token === '') return { is: 'ended', cookie: setCookie(config, previewCookie, '', 0) };
  const preview = openPreview(token, parts);
  if (!preview) return { is: 'over' };
  const code = (query.get('code') ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (!isCode(code, preview.codeHash)) return { is: 'locked', isWrong: code !== '' };
  const seconds = Math.ceil((Date.parse(preview.expiresAt) - Date.now()) / 1000);
  return { is: 'open', cookie: setCookie(config, previewCookie, `${token}~${code}`, seconds) };
}
