import type { AdminPayment } from '@vidya/contracts/payment';
import { Table } from '@vidya/shared-ui';
import { breakpoint } from '@vidya/shared-ui/tokens';
import { useMedia } from '../../data/use-media.ts';
import { narrowColumns, wideColumns } from './payment-columns.tsx';
import { Dimming } from './payment-styles.ts';

interface PaymentListProps {
  caption: string;
  /** Undefined while they are being fetched. */
  rows: readonly AdminPayment[] | undefined;
  /** Others were asked for and are on their way. */
  isOutdated: boolean;
  onRefund: (payment: AdminPayment) => void;
}

const bones = 8;

/** A table on wide screens; cards with the expiry date on narrow ones. */
export function PaymentList({ caption, rows, isOutdated, onRefund }: PaymentListProps) {
  const isWide = useMedia(`(min-width: ${breakpoint.tablet}px)`);
  const columns = isWide ? wideColumns : narrowColumns;
  return (
    <Dimming data-outdated={isOutdated} aria-busy={isOutdated}>
      <Table
        caption={caption}
        columns={columns(onRefund)}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        loadingRows={rows ? undefined : bones}
      />
    </Dimming>
  );
}
