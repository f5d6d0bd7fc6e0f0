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

export interface Accounts {
  find(sub: string): Account | undefined;
  /** The same address is always the same subject, whatever its letters' case. */
  introduce(introduction: Introduction): Account;
}

export function createAccounts(records: Collection<Account>): Accounts {
  return {
    find: (sub) => records.get(sub),
    introduce({ name, email, isVerified }) {
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
