import type { BankImport } from '@vidya/contracts/calls/bank';
import { count } from '@vidya/contracts/texts/format';
import { countOf } from '../outline-import/count-text.ts';

/** '412 of 1,000 questions' */
export const progressText = ({ done, total }: BankImport): string => `${count(done)} of ${countOf(total, 'question')}`;

/** What an import that has ended has brought. */
export function resultText({ fileName, total, refusedCount }: BankImport): string {
  if (total === 0) return `There is nothing in ${fileName} that can be imported.`;
  const questions = countOf(total, 'question');
  if (refusedCount > 0) return `${questions} of ${fileName} ${total === 1 ? 'is' : 'are'} read.`;
  return total === 1
    ? `The question of ${fileName} is in the bank.`
    : `All ${questions} of ${fileName} are in the bank.`;
}
