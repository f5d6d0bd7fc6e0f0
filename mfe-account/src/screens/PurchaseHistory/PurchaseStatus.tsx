import { declinedLabel, type PurchaseHistoryEntry, paymentStatusLabel } from '@vidya/contracts/calls/payment';
import { paise } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, type BadgeTone, Button } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { InvoiceLink } from './InvoiceLink.tsx';
import { Beside, Standing } from './purchase-styles.ts';

const tones: Record<string, BadgeTone> = { Paid: 'success', Refunded: 'info', Pending: 'warning' };

/** Paid, Refunded or Pending (decision P9). A pending order can be paid at today's price; a paid one has an invoice. */
export function PurchaseStatus({ entry }: { entry: PurchaseHistoryEntry }) {
  const label = paymentStatusLabel(entry.status);
  return (
    <Standing>
      <Badge tone={tones[label] ?? 'neutral'}>{label}</Badge>
      {entry.declined ? <Beside>{declinedLabel(entry.declined)}</Beside> : null}
      {entry.isSuperseded && label === 'Pending' ? <Beside>Not needed: you had this course already.</Beside> : null}
      {entry.resume ? (
        <Button
          as={Link}
          to={paths.checkout(entry.courseId, entry.resume.coupon)}
          variant="secondary"
          size="small"
          aria-label={`Resume payment for ${entry.courseTitle}`}
        >
          Resume payment
        </Button>
      ) : null}
      {entry.resume && entry.resume.amount !== entry.amount ? <Beside>{paise(entry.resume.amount)} now</Beside> : null}
      <InvoiceLink entry={entry} />
    </Standing>
  );
}
