import { messageOf } from '@vidya/contracts/calls/api-error';

/** The error message of a failed call, for display beside the toast; '' if the call succeeded. */
export const failureOf = (work: Promise<unknown>, fallback: string): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => messageOf(error, fallback),
  );
