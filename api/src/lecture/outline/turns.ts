import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { ApiProblem } from '../../http/errors.ts';
import { packageLimits } from './read/package-limits.ts';

const busy = () => new ApiProblem(503, outlineTexts.busy, 'ServerBusy', 5_000);

/** The package is read by a few at the same time only: each may take much memory. */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  return async (work) => {
    if (running >= packageLimits.atOnce) throw busy();
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
