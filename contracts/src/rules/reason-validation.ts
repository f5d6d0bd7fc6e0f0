import { texts } from '../texts/texts.ts';
import { limits } from './limits.ts';
import { isWordless } from './text/clean-text.ts';
import { type Problem, problemsOf } from './validation.ts';

/** A refund, and a reset of factors, require a reason of some words: it stays in the audit log. */
export const reasonProblems = ({ reason }: { reason: string }): Problem<'reason'>[] =>
  problemsOf([
    [isWordless(reason), 'reason', texts.admin.reasonMissing],
    [!isWordless(reason) && reason.trim().length < limits.reasonMin, 'reason', texts.admin.reasonShort],
    [reason.trim().length > limits.reasonMax, 'reason', texts.admin.reasonLong],
  ]);
