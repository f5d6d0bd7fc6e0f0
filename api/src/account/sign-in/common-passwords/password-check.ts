import type { Config } from '../../../config/config.ts';
import type { BreachedPasswords } from '../../../outside/breached-passwords/breached-passwords.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isOnlyWords, wordsOfPerson, wordsOfSite } from './context-words.ts';

/** One of the most common passwords; only words of the site or the person; known from a breach. */
export type Weakness = 'common' | 'words' | 'breached';

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;

interface CheckParts {
  config: Pick<Config, 'siteOrigins' | 'invoices'>;
  lookUpBreached: BreachedPasswords;
}

/**
 * Returns why a password is guessed soon, or null if nothing is known against it. Asks the service of breaches only
 * about what this server cannot tell: call it outside of transactions.
 */
export function createPasswordCheck({ config, lookUpBreached }: CheckParts) {
  const ofSite = wordsOfSite(config);
  return async (typed: string, person?: { fullName: string; email: string }): Promise<Weakness | null> => {
    // As it is stored.
    const password = typed.normalize('NFKC');
    if (isCommonPassword(password)) return 'common';
    if (isOnlyWords(password, person ? [...ofSite, ...wordsOfPerson(person)] : ofSite)) return 'words';
    return (await lookUpBreached(password)) === 'breached' ? 'breached' : null;
  };
}
