import { exportPaymentsAddress } from '@vidya/contracts/browser/addresses';
import { useTitle } from '@vidya/contracts/browser/platform';
import { useMedia } from '@vidya/contracts/browser/use-media';
import { limits } from '@vidya/contracts/rules/limits';
import type { PaymentFilter } from '@vidya/contracts/texts/choices';
import { monthName, paise } from '@vidya/contracts/texts/format';
import { paymentStatusLabel } from '@vidya/contracts/texts/labels';
import { ConfirmDialog, PageHeader, SearchField } from '@vidya/shared-ui';
import { useRef } from 'react';
import { usePeriod } from '../data/use-period.ts';
import { Choice } from '../parts/Choice.tsx';
import { confirmationOf, type FindHeading } from '../parts/confirmation.ts';
import { ExportButton } from '../parts/ExportButton.tsx';
import { PeriodFields } from '../parts/PeriodFields.tsx';
import { ReasonField } from '../parts/ReasonField.tsx';
import { SortField } from '../parts/SortField.tsx';
import { roomForTable } from '../parts/table-styles.ts';
import { PaymentResults } from './PaymentResults.tsx';
import { PaymentToolsFrame } from './payment-styles.ts';
import { type MonthPayments, useMonthPayments } from './use-month-payments.ts';
import { useRefund } from './use-refund.ts';

/** `/admin/dashboard/payments` (decision A7). */
export function Payments() {
  useTitle('Payment history');
  const { month, year } = usePeriod();
  const results = useMonthPayments();
  const isWide = useMedia(roomForTable);
  const refund = useRefund(year);
  const period = `${monthName(month)} ${year}`;
  const { totals } = results;
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <>
      <PageHeader
        title="Payment history"
        titleRef={heading}
        // The line is always there, so that nothing moves when the sum arrives.
        lead={totals ? `${period}: ${paise(totals.totalAmountsByMonth[month])} received, refunds taken off` : period}
        actions={<PeriodFields />}
      />
      <PaymentTools results={results} isWide={isWide} />
      <PaymentResults results={results} isWide={isWide} period={period} onRefund={refund.ask} />
      <RefundDialog refund={refund} heading={() => heading.current} />
    </>
  );
}

/** Confirms a refund: buyer, course, amount and reason. */
function RefundDialog({ refund, heading }: { refund: ReturnType<typeof useRefund>; heading: FindHeading }) {
  const { payment, leftPaise, reason } = refund;
  if (!payment) return null;
  const { notes } = payment;
  return (
    <ConfirmDialog
      {...confirmationOf(refund, heading)}
      title={
        <>
          Refund {paise(leftPaise)} to <bdi translate="no">{notes.userName}</bdi>?
        </>
      }
      lines={[
        `They paid for ${notes.courseTitle}.`,
        'The whole amount goes back the way it came, and their access ends at once.',
      ]}
      confirmLabel={`Refund ${paise(leftPaise)}`}
    >
      <ReasonField reason={reason} max={limits.reasonMax} />
    </ConfirmDialog>
  );
}

const statuses: { value: PaymentFilter | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'paid', label: paymentStatusLabel('captured') },
  { value: 'refunded', label: paymentStatusLabel('refunded') },
  { value: 'pending', label: paymentStatusLabel('created') },
  { value: 'declined', label: 'Declined' },
];

/** The search, the filters, and the export of what they find. A wide table is sorted by its column heads. */
function PaymentTools({ results: { choice, exported }, isWide }: { results: MonthPayments; isWide: boolean }) {
  const { typed, status = '', chooseStatus, sorting } = choice;
  return (
    <PaymentToolsFrame>
      <SearchField among="Search payments" placeholder="Buyer, course or payment id" typed={typed} />
      <Choice label="Status" options={statuses} value={status} onChoose={chooseStatus} />
      {isWide ? null : <SortField sorting={sorting} />}
      <ExportButton href={exportPaymentsAddress(exported)} of="these payments" />
    </PaymentToolsFrame>
  );
}
