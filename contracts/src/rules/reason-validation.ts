import { texts } from '../texts/texts.ts';
import { limits } from './limits.ts';
import { isBlank, type Problem, problemsOf } from './validation.ts';

/** A refund, and a reset of factors, require a reason. */
export const reasonProblems = ({ reason }: { reason: string }): Problem<'reason'>[] =>
  problemsOf([
    [isBlank(reason), 'reason', texts.admin.reasonMissing],
    [reason.trim().length > limits.reasonMax, 'reason', texts.admin.reasonLong],
  ]);
