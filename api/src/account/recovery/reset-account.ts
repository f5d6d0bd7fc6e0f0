import type { Db } from '../../database/database.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { removeFactors } from '../factors/factors.store.ts';
import { demandFactor } from '../factors/staff-factors.ts';
import { forgetBrowsers } from '../new-browser/known-browsers.store.ts';
import { addResetLink } from '../sign-in/password-resets.store.ts';
import type { UserRow, UsersStore } from '../users.store.ts';
import { endFactorResets } from './factor-resets.store.ts';

interface Reset {
  users: Pick<UsersStore, 'setPassword'>;
  /** The locked row. */
  person: Pick<UserRow, 'id' | 'role'>;
  origin: string;
}

/**
 * In a transaction: makes the account as new. Its factors, password and sessions go, and an administrator adds a factor
 * before anything else. Returns a link that chooses a new password, once, within 30 minutes.
 */
export async function resetAccount(tx: Db, { users, person, origin }: Reset): Promise<string> {
  await users.setPassword(tx, person.id, { passwordHash: null });
  await removeFactors(tx, person.id);
  await endFactorResets(tx, person.id);
  await forgetBrowsers(tx, person.id);
  await demandFactor(tx, person.id);
  await addAccountEvent(tx, person, { kind: 'factorsReset', userAgent: '' });
  return addResetLink(tx, { userId: person.id, origin });
}
