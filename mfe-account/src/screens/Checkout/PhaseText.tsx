import { color, Icon, type IconName, Spinner } from '@vidya/shared-ui';
import type { CheckoutPhase } from '../../data/checkout/use-checkout.ts';
import { Status } from './checkout-styles.ts';

const text: Record<CheckoutPhase, { title: string; detail: string }> = {
  opening: { title: 'Opening secure payment…', detail: 'This takes a moment. Nothing has been charged.' },
  elsewhere: {
    title: 'You are paying for this course in another tab',
    detail: 'Finish there, or close it to pay here. This page goes on by itself; nothing is charged twice.',
  },
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

/** Without an icon there is a spinner. */
const looks: Record<CheckoutPhase, { background: string; icon?: IconName }> = {
  opening: { background: color.infoSoft },
  elsewhere: { background: color.warningSoft, icon: 'info' },
  open: { background: color.infoSoft, icon: 'card' },
  blocked: { background: color.warningSoft, icon: 'warning' },
  refused: { background: color.warningSoft, icon: 'warning' },
  verifying: { background: color.infoSoft },
  paid: { background: color.successSoft, icon: 'check-circle' },
  cancelled: { background: color.sunken, icon: 'info' },
};

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
  const { background, icon } = looks[phase];
  return (
    <Status $background={background}>
      {icon ? <Icon name={icon} size={24} /> : <Spinner size={24} />}
      <div>
        <strong>{refusal || title}</strong>
        <p>{detail}</p>
      </div>
    </Status>
  );
}
