import type { CaptchaChallenge } from '@vidya/contracts/calls/contact';
import type { Counts } from '../shared-state/shared-state.ts';
import type { ProofOfWork } from './proof-of-work.ts';

interface Wanted {
  /** What the work is for: it counts for nothing else. */
  purpose: string;
  /** The largest number to try. */
  maxnumber: number;
}

const goodForMs = 5 * 60_000;

/** Work that one request is paid with. */
export const createPaidWork = ({ work, counts }: { work: ProofOfWork; counts: Counts }) => ({
  challenge: ({ purpose, maxnumber }: Wanted): Promise<CaptchaChallenge> =>
    work.challenge({ maxnumber, goodForMs, params: { for: purpose, max: String(maxnumber) } }),
  /** True once for a solution of at least this much work. */
  async isPaid(token: string, { purpose, maxnumber }: Wanted): Promise<boolean> {
    const solved = await work.verify(token);
    if (!solved || solved.params.get('for') !== purpose || Number(solved.params.get('max')) < maxnumber) return false;
    return (await counts.add(`work ${solved.signature}`, 1, goodForMs)).count === 1;
  },
});

export type PaidWork = ReturnType<typeof createPaidWork>;
