import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CaptchaChallenge } from '@vidya/contracts/calls/contact';
import { workNeededCode } from '@vidya/contracts/rules/second-factor';
import { guessLimits } from '@vidya/contracts/rules/sign-in-limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Config } from '../../config/config.ts';
import { ApiProblem, isWrongProof } from '../../http/errors.ts';
import type { PaidWork } from '../../outside/proof-of-work/paid-work.ts';
import type { Counts } from '../../outside/shared-state/shared-state.ts';

/** Who tries to sign in. */
export interface Guesser {
  /** The address of the account as it is stored, whether or not there is one. */
  account: string;
  /** The client's IP address. */
  address: string;
  /** The token of the browser's cookie; '' without one. */
  browser: string;
}

interface Parts {
  config: Pick<Config, 'requestsPerMinute'>;
  counts: Counts;
  work: PaidWork;
  isKnownBrowser: (account: string, browser: string) => Promise<boolean>;
  /** Waits so many ms. */
  wait?: (ms: number) => Promise<unknown>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const { windowMs, afterFailures, networkShare, delayAfter, delayMs, maxDelayMs, work: effort } = guessLimits;

/** How long a guess waits after so many wrong ones, in ms. */
export const delayAfterFailures = (failures: number): number =>
  failures < delayAfter ? 0 : Math.min(delayMs * 2 ** (failures - delayAfter), maxDelayMs);

/** The work that a guess takes after so many wrong ones, as the largest number to try; 0: none. */
export const workAfterFailures = (failures: number): number =>
  failures < afterFailures ? 0 : Math.min(effort.first * 2 ** Math.floor((failures - afterFailures) / 2), effort.max);

/**
 * Makes guessing expensive without locks: after wrong passwords the next one waits, then takes work of the browser.
 * Counts per account and per network on all servers. A browser that its person has signed in with before counts by
 * itself, so that strangers' guesses do not slow it down.
 */
export function createGuessGuard({ config, counts, work, isKnownBrowser, wait = pause }: Parts) {
  const isOn = config.requestsPerMinute > 0;
  const keysOf = async ({ account, address, browser }: Guesser): Promise<[account: string, network: string]> => {
    const own = browser !== '' && (await isKnownBrowser(account, browser)) ? ` ${hashOf(browser)}` : '';
    return [`guesses ${hashOf(account)}${own}`, `guesses from ${address}`];
  };
  /** Returns the wrong guesses before: those of a network weigh less, since many people may share it. */
  const add = async (keys: readonly string[], by: 1 | 0 | -1): Promise<number> => {
    const [own, network] = await Promise.all(keys.map((key) => counts.add(key, by, windowMs)));
    return Math.max(own!.count - by, Math.floor((network!.count - by) / networkShare));
  };
  return {
    /** The work that this guesser's next guess takes; at least the first amount. */
    async challenge(guesser: Guesser): Promise<CaptchaChallenge> {
      const failures = isOn ? await add(await keysOf(guesser), 0) : 0;
      const maxnumber = Math.max(workAfterFailures(failures), effort.first);
      return work.challenge({ purpose: hashOf(guesser.account), maxnumber });
    },
    /**
     * Runs a guess, which throws if it is wrong. Throws 403 'WorkNeeded' before, when `token` does not solve what is asked
     * for by now. Counted before the check, so that parallel guesses count too.
     */
    async guarded<Result>(guesser: Guesser, token: string, guess: () => Promise<Result>): Promise<Result> {
      if (!isOn) return guess();
      const keys = await keysOf(guesser);
      const failures = await add(keys, 1);
      const needed = workAfterFailures(failures);
      if (needed > 0 && !(await work.isPaid(token, { purpose: hashOf(guesser.account), maxnumber: needed }))) {
        await add(keys, -1);
        throw new ApiProblem(403, apiMessages.account.workNeeded, workNeededCode);
      }
      await wait(delayAfterFailures(failures));
      const result = await guess().catch(async (error: unknown) => {
        if (!isWrongProof(error)) await add(keys, -1);
        throw error;
      });
      await Promise.all([counts.forget(keys[0]), counts.add(keys[1], -1, windowMs)]);
      return result;
    },
  };
}

export type GuessGuard = ReturnType<typeof createGuessGuard>;
