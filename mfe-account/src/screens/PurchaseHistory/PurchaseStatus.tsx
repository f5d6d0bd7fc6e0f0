import { paths } from '@vidya/contracts/paths';
import { type PurchaseHistoryEntry, paymentStatusLabel } from '@vidya/contracts/payment';
import { Badge, type BadgeTone, Button } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { InvoiceLink } from './InvoiceLink.tsx';
import { Standing } from './purchase-styles.ts';

const tones: Record<string, BadgeTone> = { Paid: 'success', Refunded: 'info', Pending: 'warning' };

/** Paid, Refunded or Pending (decision P9); what is not paid yet can be paid now, what was paid has an invoice. */
export function PurchaseStatus({ entry }: { entry: PurchaseHistoryEntry }) {
  const label = paymentStatusLabel(entry.status);
  // An authorised payment is on its way to being captured: paying again would pay twice.
  const isUnpaid = entry.status === 'created' || entry.status === 'failed';
  return (
    <Standing>
      <Badge tone={tones[label] ?? 'neutral'}>{label}</Badge>
      {isUnpaid ? (
        <Button
          as={Link}
          to={paths.checkout(entry.courseId, entry.coupon)}
          variant="secondary"
          size="small"
          aria-label={`Resume payment for ${entry.courseTitle}`}
        >
          Resume payment
        </Button>
      ) : null}
      <InvoiceLink entry={entry} />
    </Standing>
  );
}
