import type { User } from '@vidya/contracts/calls/account';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { finalPrice } from '@vidya/contracts/rules/price';
import { paiseToRupees } from '@vidya/contracts/texts/format';
import { Icon } from '@vidya/shared-ui';
import { useCheckout } from '../../data/checkout/use-checkout.ts';
import { useCouponOffer } from '../../data/checkout/use-coupon-offer.ts';
import { useLeaveCheckout } from '../../data/checkout/use-leave-checkout.ts';
import { Assurance, Heading, Panel, Sheet } from './checkout-styles.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PhaseText } from './PhaseText.tsx';
import { Purchase } from './Purchase.tsx';

interface PaymentProps {
  courseId: string;
  /** Undefined until the server has responded. */
  course: CourseSummary | undefined;
  /** The coupon code; '' without one. */
  coupon: string;
  payer: User;
  onAgain: () => void;
}

/** The course, the amount, and the status of the payment. */
export function Payment({ courseId, course, coupon, payer, onAgain }: PaymentProps) {
  const role = payer.role;
  const onLeave = useLeaveCheckout({ courseId, course, coupon, role });
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
        <PaymentActions phase={phase} courseId={courseId} course={course} role={role} onAgain={onAgain} />
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
