import { readStored, store } from '@vidya/contracts/browser/stored';
import type { Cohort } from '@vidya/contracts/calls/choices';
import { readStoredUser } from '../../session/stored-user.ts';

const key = 'vidya.visitor';
let known: string | null = null;

/**
 * A random, permanent id for this browser: a visitor stays in a canary when its share grows. It is never sent to a
 * server.
 */
export function visitorId(): string {
  known ??= readStored(key);
  if (known === null) {
    known = crypto.randomUUID();
    store(key, known);
    // Signing out clears the storage; the visitor id stays the same.
    addEventListener('pagehide', () => store(key, known ?? ''));
  }
  return known;
}

/** 'staff' for administrators, as far as this browser knows. */
export const cohort = (): Cohort | undefined => (readStoredUser()?.role === 'ADMIN' ? 'staff' : undefined);
