import { workNeededCode } from '@vidya/contracts/rules/second-factor';
import { addressWork as effort } from '@vidya/contracts/rules/sign-in-limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { ApiProblem } from './errors.ts';
import type { LimitParts } from './limits.ts';

interface AddressLimit {
  /** Separates its keys from those of others. */
  name: string;
  /** How many go without work within an hour. */
  free: number;
}

const windowMs = 60 * 60_000;

/** The work after so many of an address, as the largest number to try; 0: none. */
export const workAfter = (done: number, free: number): number =>
  done < free ? 0 : Math.min(effort.first * 2 ** Math.floor((2 * (done - free)) / free), effort.max);

/**
 * Makes many requests of one address expensive, not impossible: a college or a carrier may be one. Counts what
 * succeeded, on all servers together.
 */
export function createAddressWork({ config, counts }: LimitParts, { name, free }: AddressLimit) {
  const isOn = config.requestsPerMinute > 0;
  const keyOf = (address: string): string => `${name} ${address}`;
  return {
    /** The work that the next request takes. */
    async needed(address: string): Promise<number> {
      return isOn ? workAfter((await counts.add(keyOf(address), 0, windowMs)).count, free) : 0;
    },
    /** Runs it. Throws 403 'WorkNeeded' before, unless `isPaid` says that the work is done that is needed by now. */
    async counted<Result>(
      address: string,
      isPaid: (maxnumber: number) => Promise<boolean>,
      run: () => Promise<Result>,
    ): Promise<Result> {
      if (!isOn) return run();
      // Before it runs, so that parallel requests count too.
      const { count, msLeft } = await counts.add(keyOf(address), 1, windowMs);
      const giveBack = () => counts.add(keyOf(address), -1, windowMs);
      const needed = workAfter(count - 1, free);
      if (needed > 0 && !(await isPaid(needed))) {
        await giveBack();
        throw new ApiProblem(403, apiMessages.request.workNeeded(msLeft), workNeededCode, msLeft);
      }
      return run().catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
    },
  };
}
