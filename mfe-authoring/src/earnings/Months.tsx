import { exportStatementAddress, statementAddress } from '@vidya/contracts/browser/addresses';
import type { EarningsMonth } from '@vidya/contracts/calls/ledger/earnings';
import { Button, type Column, Table } from '@vidya/shared-ui';
import { monthText, rupeesAndPaise } from './amounts.ts';
import { Amount, Files, HeadLine, Quiet } from './earnings-styles.ts';

const amount = (paise: number) => <Amount $isBelow={paise === 0}>{rupeesAndPaise(paise)}</Amount>;

const columns: Column<EarningsMonth>[] = [
  {
    key: 'month',
    label: 'Month',
    cell: ({ month, number }) => (
      <>
        {monthText(month)}
        <Quiet>{number ?? 'Not closed yet'}</Quiet>
      </>
    ),
  },
  { key: 'sales', label: 'Sales', cell: ({ salesPaise }) => amount(salesPaise), align: 'end' },
  {
    key: 'share',
    label: 'Share And Coupons',
    cell: ({ sharePaise, couponsPaise }) => amount(sharePaise + couponsPaise),
    align: 'end',
  },
  { key: 'refunds', label: 'Refunds', cell: ({ refundsPaise }) => amount(refundsPaise), align: 'end' },
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
  },
];

/** Each month's sums and its statement, newest first. */
export const Months = ({ months }: { months: EarningsMonth[] | undefined }) => (
  <section aria-labelledby="months">
    <HeadLine>
      <h2 id="months">Months</h2>
    </HeadLine>
    <Table
      caption="Earnings by month"
      columns={columns}
      rows={months ?? []}
      rowKey={({ month }) => month}
      loadingRows={months ? undefined : 3}
    />
  </section>
);
