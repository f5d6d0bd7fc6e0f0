import { paymentStatusLabel } from '@vidya/contracts/texts/labels';
import { Badge, type BadgeTone } from '@vidya/shared-ui';

const tones: Record<string, BadgeTone> = { Paid: 'success', Refunded: 'info', Pending: 'warning' };

/** Paid, Refunded or Pending (decision P9). */
export function PaymentStatusBadge({ status }: { status: string }) {
  const label = paymentStatusLabel(status);
  return <Badge tone={tones[label] ?? 'neutral'}>{label}</Badge>;
}
