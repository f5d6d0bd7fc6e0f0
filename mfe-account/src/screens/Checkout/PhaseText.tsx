import { Icon, Spinner } from '@vidya/shared-ui';
import type { CheckoutPhase } from '../../data/checkout/use-checkout.ts';
import { Status } from './checkout-styles.ts';

const text: Record<CheckoutPhase, { title: string; detail: string }> = {
  opening: { title: 'Opening secure payment…', detail: 'This takes a moment. Nothing has been charged.' },
  open: {
    title: 'Finish in the payment window',
    detail: 'You will come back here as soon as the payment is through.',
  },
  blocked: {
    title: 'The payment window did not open',
    detail: 'Your connection or a blocker may have stopped it. Nothing has been charged.',
  },
  refused: { title: 'Your coupon is no longer good', detail: 'Nothing has been charged.' },
  verifying: { title: 'Confirming your payment…', detail: 'Please keep this page open for a few seconds.' },
  paid: { title: 'Payment received', detail: 'Taking you to your lectures…' },
  cancelled: { title: 'Payment cancelled', detail: 'Nothing has been charged. Taking you back to the course…' },
};

const enrolling = { title: 'Enrolling you…', detail: 'There is nothing to pay.' };

interface PhaseTextProps {
  phase: CheckoutPhase;
  /** The course costs nothing, so the text does not mention a payment. */
  isFree?: boolean;
  /** Why the coupon was refused. */
  refusal?: string;
}

/** The status of the payment, announced as it changes. */
export function PhaseText({ phase, isFree = false, refusal }: PhaseTextProps) {
  const { title, detail } = isFree && phase === 'opening' ? enrolling : text[phase];
  return (
    <Status $phase={phase}>
      <PhaseMark phase={phase} />
      <div>
        <strong>{refusal || title}</strong>
        <p>{detail}</p>
      </div>
    </Status>
  );
}

function PhaseMark({ phase }: { phase: CheckoutPhase }) {
  if (phase === 'paid') return <Icon name="check-circle" size={24} />;
  if (phase === 'blocked' || phase === 'refused') return <Icon name="warning" size={24} />;
  if (phase === 'cancelled') return <Icon name="info" size={24} />;
  if (phase === 'open') return <Icon name="card" size={24} />;
  return <Spinner size={24} />;
}
