import { type ReleaseKey, signText } from '../../api/src/config/release-key.ts';
import type { Override } from '../gate/document/release.ts';

/** 'base64url(payload).base64url(signature)', for addresses and cookies. */
export function signToken(override: Override, key: ReleaseKey): string {
  const { payload, signature } = signText(JSON.stringify(override), key);
  const parts = [Buffer.from(payload, 'utf8'), Buffer.from(signature, 'base64')];
  return parts.map((part) => part.toString('base64url')).join('.');
}
