import { useSession, useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useCheckoutCourse } from '../../data/checkout/use-checkout-course.ts';
import { Heading, Panel, Sheet } from './checkout-styles.ts';
import { Payment } from './Payment.tsx';
import { PhaseText } from './PhaseText.tsx';
import { PurchaseSkeleton } from './Purchase.tsx';

/** `/course/checkout`: runs the payment flow of section 4 and is never blank (decision P8). */
export function Checkout() {
  useTitle('Checkout');
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const toBuy = useCheckoutCourse();
  const { courseId, coupon } = toBuy;
  if (session.status === 'probing') return <CheckoutSkeleton />;
  if (session.status === 'signedOut') {
    const state = { notice: texts.session.loginToEnroll };
    return <Navigate to={paths.login(paths.checkout(courseId, coupon))} state={state} replace />;
  }
  return (
    <Payment
      key={`${courseId} ${coupon} ${attempt}`}
      {...toBuy}
      payer={session.user}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}

const CheckoutSkeleton = () => (
  <Sheet>
    <Panel>
      <Heading tabIndex={-1}>Checkout</Heading>
      <PurchaseSkeleton />
      <PhaseText phase="opening" />
    </Panel>
  </Sheet>
);
