import { createHash } from 'node:crypto';
import { isEmail } from '@vidya/contracts/rules/text/email-address';
import type { Collection } from '../journal.ts';

/** The fields of the sign-in form. */
export interface Introduction {
  name: string;
  email: string;
  isVerified: boolean;
}

/** A person who signed in here, with the fields of the last time. */
export type Account = Introduction & { sub: string };

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(records: Collection<Account>) {
  return {
    find: (sub: string) => records.get(sub),
    /** One address is always the same subject, in upper or lower case. */
    introduce({ name, email, isVerified }: Introduction): Account {
      const address = email.toLowerCase();
      const sub = createHash('sha256').update(address).digest('hex').slice(0, 24);
      const account = { sub, email: address, isVerified, name };
      records.put(sub, account);
      return account;
    },
  };
}

/** Returns the first mistake of an introduction; undefined if there is none. */
export function findMistake({ name, email }: Introduction): string | undefined {
  if (!name) return 'Enter a name.';
  if (!isEmail(email)) return 'Enter an email address, for example asha@example.com.';
  return undefined;
}
