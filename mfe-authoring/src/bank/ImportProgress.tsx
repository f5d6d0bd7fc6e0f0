import type { BankImport } from '@vidya/contracts/calls/bank';
import { ProgressBar } from '@vidya/shared-ui';
import { progressText } from './import-text.ts';

/** How far an import is: '412 of 1,000 questions'. */
export const ImportProgress = ({ report }: { report: BankImport }) => (
  <ProgressBar
    label={`Import of ${report.fileName}`}
    value={(report.done / report.total) * 100}
    caption={progressText(report)}
  />
);
