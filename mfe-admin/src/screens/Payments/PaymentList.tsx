import type { AdminPayment } from '@vidya/contracts/calls/payment';
import { Table } from '@vidya/shared-ui';
import type { PaymentSorting } from '../../data/payments/payment-sorting.ts';
import { PaymentCards } from './PaymentCards.tsx';
import { wideColumns } from './payment-columns.tsx';
import { Dimming } from './payment-styles.ts';

interface PaymentListProps {
  caption: string;
  /** Undefined while loading. */
  rows: readonly AdminPayment[] | undefined;
  /** Other payments are loading. */
  isOutdated: boolean;
  isWide: boolean;
  sorting: PaymentSorting;
  onRefund: (payment: AdminPayment) => void;
}

const loadingRows = 8;

/** A table on wide screens; cards with the expiry date on narrow ones. */
export function PaymentList({ caption, rows, isOutdated, isWide, sorting, onRefund }: PaymentListProps) {
  return (
    <Dimming data-outdated={isOutdated} aria-busy={isOutdated}>
      {isWide ? (
        <Table
          caption={caption}
          columns={wideColumns(onRefund)}
          rows={rows ?? []}
          rowKey={({ id }) => id}
          loadingRows={rows ? undefined : loadingRows}
          sort={sorting.shown}
          onSort={sorting.press}
        />
      ) : (
        <PaymentCards caption={caption} rows={rows} loadingRows={loadingRows} onRefund={onRefund} />
      )}
    </Dimming>
  );
}
