import type { KeyObject } from 'node:crypto';
import type { Override } from '../../gate/document/release.ts';
import { isSigned } from '../release/signed-text.ts';
import { acceptedAreas } from './areas.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isOverride = (value: unknown, kind: Override['kind']): value is Override =>
  isObject(value) && value['kind'] === kind && isObject(value['areas']) && typeof value['expiresAt'] === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads `base64url(payload).base64url(signature)`. Undefined if it is expired, invalid, or of another kind. */
export function readToken(token: string, key: KeyObject, kind: Override['kind'] = 'override'): Override | undefined {
  const [head = '', signature = '', ...more] = token.split('.');
  const payload = Buffer.from(head, 'base64url').toString('utf8');
  if (more.length > 0 || !isSigned({ payload, signature }, key)) return undefined;
  // The release document is signed with the same key, so the override's `kind` must match.
  const value = parsed(payload);
  if (!isOverride(value, kind) || !(Date.parse(value.expiresAt) > Date.now())) return undefined;
  const areas = acceptedAreas(value.areas);
  return areas && { ...value, areas };
}
