import { type CourseDetail, finalPrice } from '@vidya/contracts/course';
import { rupees, shortDate } from '@vidya/contracts/format';
import { ProgressBar } from '@vidya/shared-ui';
import { color, radius, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { checkoutOf } from '../../data/buying.ts';
import { useSession } from '../../data/session.ts';

/** What the person has of the course: access until a day, access that has ended, or a payment that is not finished. */
export function Access({ detail }: { detail: CourseDetail | undefined }) {
  const enrolment = detail?.enrolment;
  if (!detail || (!enrolment && !detail.hasOpenOrder)) return null;
  return (
    <Notes>
      {enrolment && !enrolment.isExpired ? (
        <>
          <ProgressBar value={enrolment.progress} label="Your progress" />
          <p>You have access until {shortDate(enrolment.expiresAt)}.</p>
        </>
      ) : null}
      {enrolment?.isExpired ? (
        <p>Your access ended on {shortDate(enrolment.expiresAt)}. Buying again extends it.</p>
      ) : null}
      <Unpaid detail={detail} />
    </Notes>
  );
}

/** Leads to the same checkout as the button does, and says that nothing is paid twice. */
function Unpaid({ detail }: { detail: CourseDetail }) {
  const session = useSession();
  if (!detail.hasOpenOrder || session.status !== 'signedIn') return null;
  return (
    <Unfinished>
      Your payment of {rupees(finalPrice(detail))} is not finished.{' '}
      <Link {...checkoutOf(detail, session.user)}>Resume payment</Link>
    </Unfinished>
  );
}

const Notes = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Unfinished = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.warningSoft};
  border-radius: ${radius.medium};
  color: ${color.ink};
`;
