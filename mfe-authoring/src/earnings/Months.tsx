import { exportStatementAddress, statementAddress } from '@vidya/contracts/browser/addresses';
import type { EarningsMonth } from '@vidya/contracts/calls/ledger/earnings';
import { Button, type Column, ListEnd, Table } from '@vidya/shared-ui';
import { useState } from 'react';
import { monthText, rupeesAndPaise } from './amounts.ts';
import { Amount, Files, HeadLine, MoreLine, Quiet, Whole } from './earnings-styles.ts';

const amount = (paise: number) => <Amount $isBelow={paise === 0}>{rupeesAndPaise(paise)}</Amount>;

const columns: Column<EarningsMonth>[] = [
  {
    key: 'month',
    label: 'Month',
    cell: ({ month, number }) => (
      <>
        <Whole>{monthText(month)}</Whole>
        <Quiet as="div">
          <Whole>{number ?? 'Not closed yet'}</Whole>
        </Quiet>
      </>
    ),
  },
  {
    key: 'earned',
    label: 'Sales Less Refunds',
    cell: ({ salesPaise, sharePaise, couponsPaise, refundsPaise }) =>
      amount(salesPaise + sharePaise + couponsPaise + refundsPaise),
    align: 'end',
  },
  { key: 'taxes', label: 'Taxes', cell: ({ tdsPaise, tcsPaise }) => amount(tdsPaise + tcsPaise), align: 'end' },
  {
    key: 'payouts',
    label: 'Payouts',
    cell: ({ payoutsPaise, correctionsPaise }) => amount(payoutsPaise + correctionsPaise),
    align: 'end',
  },
  { key: 'closing', label: 'Balance', cell: ({ closingPaise }) => amount(closingPaise), align: 'end' },
  {
    key: 'files',
    label: 'Statement',
    cell: ({ month }) => (
      <Files>
        <Button
          as="a"
          variant="quiet"
          size="small"
          href={statementAddress(month)}
          target="_blank"
          rel="noopener"
          aria-label={`Statement of ${monthText(month)} as PDF`}
        >
          PDF
        </Button>
        <Button
          as="a"
          variant="quiet"
          size="small"
          href={exportStatementAddress(month)}
          download
          aria-label={`Statement of ${monthText(month)} as CSV`}
        >
          CSV
        </Button>
      </Files>
    ),
    align: 'end',
  },
];

/** How many months are listed at first. */
const atFirst = 12;

/** Each month's sums and its statement, newest first; those of years ago on demand. */
export function Months({ months }: { months: EarningsMonth[] | undefined }) {
  const [isWhole, setWhole] = useState(false);
  const rows = months ?? [];
  return (
    <section aria-labelledby="months">
      <HeadLine>
        <h2 id="months">Months</h2>
      </HeadLine>
      <Table
        caption="Earnings by month"
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, atFirst)}
        rowKey={({ month }) => month}
        loadingRows={months ? undefined : 3}
      />
      {isWhole ? <ListEnd>All {rows.length} months are shown.</ListEnd> : null}
      {!isWhole && rows.length > atFirst ? (
        <MoreLine>
          <Button variant="secondary" onClick={() => setWhole(true)}>
            Show All {rows.length} Months
          </Button>
        </MoreLine>
      ) : null}
    </section>
  );
}
