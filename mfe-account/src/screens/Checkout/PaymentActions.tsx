import type { Role } from '@vidya/contracts/calls/choices';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { finalPrice } from '@vidya/contracts/rules/price';
import { rupees } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Button } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import type { CheckoutPhase } from '../../data/checkout/use-checkout.ts';
import { Actions } from './checkout-styles.ts';

interface PaymentActionsProps {
  phase: CheckoutPhase;
  courseId: string;
  course: CourseSummary | undefined;
  role: Role;
  onAgain: () => void;
}

/** The buttons for a payment that does not continue by itself. */
export function PaymentActions({ phase, courseId, course, role, onAgain }: PaymentActionsProps) {
  if (phase !== 'blocked' && phase !== 'open' && phase !== 'refused') return null;
  const state = { course, role };
  return (
    <Actions>
      {phase === 'refused' ? (
        // Replaces this history entry: Back must not lead to the refusal again.
        <Button as={Link} to={paths.checkout(courseId)} state={state} replace size="large" isWide>
          Pay {course ? `${rupees(finalPrice(course))} ` : ''}without the coupon
        </Button>
      ) : (
        <Button onClick={onAgain} variant={phase === 'blocked' ? 'primary' : 'secondary'} size="large" isWide>
          {phase === 'blocked' ? 'Open secure payment' : 'Open the payment window again'}
        </Button>
      )}
      <Button as={Link} to={paths.courseDetail(courseId)} state={state} variant="quiet" isWide>
        Back to the course
      </Button>
    </Actions>
  );
}
