import type { User } from '@vidya/contracts/calls/account';
import { finalPrice } from '@vidya/contracts/rules/buying/price';
import { paiseToRupees, rupees } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, Stack } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { type CheckoutPhase, useCheckout } from '../../data/checkout/use-checkout.ts';
import type { ToBuy } from '../../data/checkout/use-checkout-course.ts';
import { useCouponOffer } from '../../data/checkout/use-coupon-offer.ts';
import { useLeaveCheckout } from '../../data/checkout/use-leave-checkout.ts';
import { Assurance, Heading, Panel, Sheet } from './checkout-styles.ts';
import { PhaseText } from './PhaseText.tsx';
import { Purchase } from './Purchase.tsx';

interface PaymentProps extends ToBuy {
  payer: User;
  onAgain: () => void;
}

/** The course, the amount, and the status of the payment. */
export function Payment(props: PaymentProps) {
  const { courseId, course, coupon, payer } = props;
  const onLeave = useLeaveCheckout({ courseId, course, coupon, role: payer.role });
  const { phase, refusal, order } = useCheckout({ courseId, coupon, payer, onLeave });
  const asked = useCouponOffer(courseId, coupon);
  const taken = order?.coupon && { code: order.coupon.code, saved: paiseToRupees(order.coupon.savedPaise) };
  const offer = phase === 'refused' ? null : (taken ?? asked);
  const due = course && finalPrice(course) - (offer?.saved ?? 0);
  return (
    <Sheet>
      <Panel>
        <Heading tabIndex={-1}>Checkout</Heading>
        <Purchase course={course} offer={offer} />
        <PhaseText phase={phase} isFree={due === 0} refusal={refusal} />
        <PaymentActions phase={phase} {...props} />
        {due === 0 ? null : (
          <Assurance>
            <Icon name="lock" size={16} />
            Card details are typed in the payment provider’s own window. Vidya never sees them.
          </Assurance>
        )}
      </Panel>
    </Sheet>
  );
}

/** The buttons for a payment that does not continue by itself. */
function PaymentActions({ phase, courseId, course, payer, onAgain }: PaymentProps & { phase: CheckoutPhase }) {
  if (phase !== 'blocked' && phase !== 'open' && phase !== 'refused' && phase !== 'elsewhere') return null;
  const state = { course, role: payer.role };
  return (
    <Stack $gap={2}>
      {phase === 'refused' ? (
        // Replaces this history entry: Back must not lead to the refusal again.
        <Button as={Link} to={paths.checkout(courseId)} state={state} replace size="large" isWide>
          Pay {course ? `${rupees(finalPrice(course))} ` : ''}without the coupon
        </Button>
      ) : phase === 'elsewhere' ? null : (
        <Button onClick={onAgain} variant={phase === 'blocked' ? 'primary' : 'secondary'} size="large" isWide>
          {phase === 'blocked' ? 'Open secure payment' : 'Open the payment window again'}
        </Button>
      )}
      <Button as={Link} to={paths.courseDetail(courseId)} state={state} variant="quiet" isWide>
        Back to the course
      </Button>
    </Stack>
  );
}
