import type { Cohort } from '@vidya/contracts/release/release';
import { readStoredUser } from '../../session/stored-user.ts';
import { keep, kept } from './kept.ts';

const key = 'vidya.visitor';
let known: string | null = null;

/** A random name for this browser, always the same: nobody loses a canary whose share grows. It goes to no server. */
export function visitorId(): string {
  known ??= kept(key);
  if (known === null) {
    known = crypto.randomUUID();
    keep(key, known);
    // Signing out empties the storage; who signs out is the same visitor afterwards.
    addEventListener('pagehide', () => keep(key, known ?? ''));
  }
  return known;
}

/** 'staff' for administrators, as far as this browser knows them. */
export const cohort = (): Cohort | undefined => (readStoredUser()?.role === 'ADMIN' ? 'staff' : undefined);
