import { usePerson } from '@vidya/contracts/browser/platform';
import type { CouponOffer } from '@vidya/contracts/calls/coupon';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { isFree } from '@vidya/contracts/rules/buying/price';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { Note } from '@vidya/shared-ui';
import { media } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

interface RefundRuleProps {
  course: CourseSummary;
  /** The price with a valid coupon. */
  offer: CouponOffer | undefined;
}

/** At the button of a course with a price, for those who may buy it: for how long they can give it back. */
export function RefundRule({ course, offer }: RefundRuleProps) {
  const person = usePerson();
  if (isFree(course) || offer?.price === 0 || (person && person.role !== 'USER')) return null;
  return (
    <Line>
      <Link to={`${paths.terms()}#payments-and-refunds`}>{limits.refund.days} days to change your mind</Link>
    </Line>
  );
}

/* A row of its own: above price and button at the foot of a phone's window, below the button elsewhere. */
const Line = styled(Note)`
  flex: 1 0 100%;
  order: -1;

  ${media.laptop} {
    flex: none;
    order: 0;
    text-align: center;
  }
`;
