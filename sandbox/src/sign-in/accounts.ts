import { createHash } from 'node:crypto';
import { isEmail } from '@vidya/contracts/rules/validation';
import type { Collection } from '../journal.ts';

/** Somebody who signed in here, as they described themselves last. */
export interface Account {
  sub: string;
  email: string;
  isVerified: boolean;
  name: string;
}

/** What the sign-in form said. */
export interface Introduction {
  name: string;
  email: string;
  isVerified: boolean;
}

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(records: Collection<Account>) {
  return {
    find: (sub: string) => records.get(sub),
    /** The same address is always the same subject, whatever its letters' case. */
    introduce({ name, email, isVerified }: Introduction): Account {
      const address = email.toLowerCase();
      const sub = createHash('sha256').update(address).digest('hex').slice(0, 24);
      const account = { sub, email: address, isVerified, name };
      records.put(sub, account);
      return account;
    },
  };
}

/** The first thing that is wrong with an introduction, or nothing. */
export function findMistake({ name, email }: Introduction): string | undefined {
  if (!name) return 'Enter a name.';
  if (!isEmail(email)) return 'Enter an email address, for example asha@example.com.';
  return undefined;
}
