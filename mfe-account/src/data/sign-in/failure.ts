import { messageOf } from '@vidya/contracts/calls/api-error';

/** Why a call failed, in words, for a place on the screen besides the toast; '' when it did not fail. */
export const failureOf = (work: Promise<unknown>, fallback: string): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => messageOf(error, fallback),
  );
