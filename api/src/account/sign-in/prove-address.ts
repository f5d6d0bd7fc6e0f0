import type { Db } from '../../database/database.ts';
import { addAccountEvent } from '../factors/account-events.store.ts';
import { needsSecondFactor } from '../factors/factor-rules.ts';
import { findFactors, removeFactors } from '../factors/factors.store.ts';
import { forgetBrowsers } from '../new-browser/known-browsers.store.ts';
import type { UserRow, UsersStore } from '../users.store.ts';

interface Parts {
  users: Pick<UsersStore, 'proveEmail'>;
  /** Of who proves it; '' if unknown. */
  userAgent: string;
}

/**
 * In a transaction, when the owner of an address arrives: stores that it is theirs. The first time it removes passkeys and
 * known browsers, because a stranger may have made the account to be in it by then; password, sessions and the mail are the
 * caller's. Returns how many passkeys it removed; null if this was not the first time. An account that asks for a second
 * factor is left: who has it is its owner.
 */
export async function proveAddress(tx: Db, person: UserRow, { users, userAgent }: Parts): Promise<number | null> {
  if (person.emailProvedAt || needsSecondFactor(person.role, await findFactors(tx, person.id))) return null;
  const passkeys = await removeFactors(tx, person.id);
  for (const { name: detail } of passkeys) {
    // oxlint-disable-next-line no-await-in-loop
    await addAccountEvent(tx, person, { kind: 'passkeyRemoved', detail, userAgent });
  }
  await forgetBrowsers(tx, person.id);
  await users.proveEmail(tx, person.id);
  return passkeys.length;
}
