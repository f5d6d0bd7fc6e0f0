import type { Cohort } from '@vidya/contracts/release/release';
import { readStoredUser } from '../../session/stored-user.ts';
import { readStored, store } from './stored.ts';

const key = 'vidya.visitor';
let known: string | null = null;

/** A random name for this browser, always the same: nobody loses a canary whose share grows. It goes to no server. */
export function visitorId(): string {
  known ??= readStored(key);
  if (known === null) {
    known = crypto.randomUUID();
    store(key, known);
    // Signing out empties the storage; who signs out is the same visitor afterwards.
    addEventListener('pagehide', () => store(key, known ?? ''));
  }
  return known;
}

/** 'staff' for administrators, as far as this browser knows them. */
export const cohort = (): Cohort | undefined => (readStoredUser()?.role === 'ADMIN' ? 'staff' : undefined);
