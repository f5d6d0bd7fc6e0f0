import { useTitle } from '@vidya/contracts/browser/platform';
import { monthName, paise } from '@vidya/contracts/texts/format';
import { PageHeader } from '@vidya/shared-ui';
import { useRef } from 'react';
import { useMonthPayments } from '../../data/payments/use-month-payments.ts';
import { useRefund } from '../../data/payments/use-refund.ts';
import { useMedia } from '../../data/use-media.ts';
import { usePeriod } from '../../data/use-period.ts';
import { PeriodFields } from '../../parts/PeriodFields.tsx';
import { PaymentResults } from './PaymentResults.tsx';
import { PaymentTools } from './PaymentTools.tsx';
import { RefundDialog } from './RefundDialog.tsx';

/** Seven columns need a tablet in portrait orientation; narrower windows get cards. */
const roomForTable = '(min-width: 768px)';

/** `/admin/dashboard/payments` (decision A7). */
export function Payments() {
  useTitle('Payment history');
  const { month, year } = usePeriod();
  const found = useMonthPayments();
  const isWide = useMedia(roomForTable);
  const refund = useRefund(year);
  const period = `${monthName(month)} ${year}`;
  const { totals } = found;
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
      <PaymentTools found={found} isWide={isWide} />
      <PaymentResults found={found} isWide={isWide} period={period} onRefund={refund.ask} />
      {/* The focused button disappears with the refund: move the focus to the heading. */}
      <RefundDialog refund={refund} focusAfter={() => (refund.isDone ? heading.current : null)} />
    </>
  );
}
