import { exportGeneralLedgerAddress, exportJournalAddress } from '@vidya/contracts/browser/addresses';
import { Note } from '@vidya/shared-ui';
import { useState } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { ExportButton } from '../parts/ExportButton.tsx';
import { ExportTools, Part } from './money-styles.ts';
import { periodOptions } from './money-text.ts';

/** The books of a month or a financial year as files for accountants. */
export function BooksExport() {
  const [periods] = useState(periodOptions);
  const thisMonth = periods.find(({ value }) => value.includes('-'))?.value ?? '';
  const [period, choose] = useState(thisMonth);
  return (
    <Part aria-labelledby="books-export">
      <h2 id="books-export">For accountants</h2>
      <ExportTools>
        <Choice label="Period" options={periods} value={period} onChoose={choose} />
        <ExportButton href={exportJournalAddress(period)} label="Journal as CSV" />
        <ExportButton href={exportGeneralLedgerAddress(period)} label="General ledger as CSV" />
      </ExportTools>
      <Note>
        The journal has a line for each entry, as Tally imports vouchers. The general ledger has each account with its
        running balance.
      </Note>
    </Part>
  );
}
