import type { User } from '@vidya/contracts/account';
import { type CourseSummary, isFree } from '@vidya/contracts/course';
import { paths } from '@vidya/contracts/paths';
import { Button, Icon } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useCheckout } from '../../data/use-checkout.ts';
import { useLeaveCheckout } from '../../data/use-leave-checkout.ts';
import { Actions, Assurance, Heading, Panel, Sheet } from './checkout-styles.ts';
import { Purchase } from './Purchase.tsx';
import { PhaseWords } from './PhaseWords.tsx';

interface PaymentProps {
  courseId: string;
  /** Undefined until the server has told about it. */
  course: CourseSummary | undefined;
  payer: User;
  onAgain: () => void;
}

/** The course, the amount, and how the payment stands. */
export function Payment({ courseId, course, payer, onAgain }: PaymentProps) {
  const role = payer.role;
  const isGift = course !== undefined && isFree(course);
  const onLeave = useLeaveCheckout({ courseId, course, role });
  const phase = useCheckout({ courseId, payer, onLeave });
  const canReopen = phase === 'blocked' || phase === 'open';

  return (
    <Sheet>
      <Panel>
        <Heading tabIndex={-1}>Checkout</Heading>
        <Purchase course={course} />
        <PhaseWords phase={phase} isFree={isGift} />
        {canReopen ? (
          <Actions>
            <Button onClick={onAgain} variant={phase === 'blocked' ? 'primary' : 'secondary'} size="large" isWide>
              {phase === 'blocked' ? 'Open secure payment' : 'Open the payment window again'}
            </Button>
            <Button as={Link} to={paths.courseDetail(courseId)} state={{ course, role }} variant="quiet" isWide>
              Back to the course
            </Button>
          </Actions>
        ) : null}
        {isGift ? null : (
          <Assurance>
            <Icon name="lock" size={16} />
            Card details are typed in the payment provider’s own window. Vidya never sees them.
          </Assurance>
        )}
      </Panel>
    </Sheet>
  );
}
