import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { Skeleton } from '@vidya/shared-ui';
import { CardFrame, Cards } from './card-styles.ts';
import { PaymentCard } from './PaymentCard.tsx';

interface PaymentCardsProps {
  caption: string;
  /** Undefined while loading. */
  rows: readonly AdminPayment[] | undefined;
  loadingRows: number;
  onRefund: (payment: AdminPayment) => void;
}

/** The payments on a narrow screen: two lines each, details on tap. */
export function PaymentCards({ caption, rows, loadingRows, onRefund }: PaymentCardsProps) {
  if (rows === undefined) {
    return (
      <Cards aria-label={caption} aria-busy="true">
        {Array.from({ length: loadingRows }, (_, index) => (
          <CardFrame key={`skeleton-${index}`} $isOpen={false}>
            <Skeleton width="80%" />
            <Skeleton width="55%" />
          </CardFrame>
        ))}
      </Cards>
    );
  }
  return (
    <Cards aria-label={caption}>
      {rows.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} onRefund={onRefund} />
      ))}
    </Cards>
  );
}
