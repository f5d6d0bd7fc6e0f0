import type { AdminPayment } from '@vidya/contracts/payment';
import { Table } from '@vidya/shared-ui';
import { breakpoint } from '@vidya/shared-ui/tokens';
import { useMedia } from '../../data/use-media.ts';
import { narrowColumns, wideColumns } from './payment-columns.tsx';

interface PaymentListProps {
  caption: string;
  /** Undefined while they are being fetched. */
  rows: readonly AdminPayment[] | undefined;
}

const bones = 8;

/** A table on wide screens; cards with the expiry date on narrow ones. */
export function PaymentList({ caption, rows }: PaymentListProps) {
  const isWide = useMedia(`(min-width: ${breakpoint.tablet}px)`);
  return (
    <Table
      caption={caption}
      columns={isWide ? wideColumns : narrowColumns}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      loadingRows={rows ? undefined : bones}
    />
  );
}
