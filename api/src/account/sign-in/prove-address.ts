import type { Db } from '../../database/database.ts';
import { needsSecondFactor } from '../factors/factor-rules.ts';
import { findFactors, removeFactors } from '../factors/factors.store.ts';
import { forgetBrowsers } from '../new-browser/known-browsers.store.ts';
import type { UserRow, UsersStore } from '../users.store.ts';

/**
 * In a transaction, when the owner of an address arrives: stores that it is theirs. The first time it removes passkeys and
 * known browsers, because a stranger may have made the account to be in it by then; password and sessions are the caller's.
 * Returns whether this was the first time. An account that asks for a second factor is left: who has it is its owner.
 */
export async function proveAddress(tx: Db, users: Pick<UsersStore, 'proveEmail'>, person: UserRow): Promise<boolean> {
  if (person.emailProvedAt || needsSecondFactor(person.role, await findFactors(tx, person.id))) return false;
  await removeFactors(tx, person.id);
  await forgetBrowsers(tx, person.id);
  await users.proveEmail(tx, person.id);
  return true;
}
