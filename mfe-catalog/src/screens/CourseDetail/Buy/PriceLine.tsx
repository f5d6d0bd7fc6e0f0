import type { CouponOffer } from '@vidya/contracts/calls/coupon';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { finalPrice, percentSaved } from '@vidya/contracts/rules/price';
import { rupees } from '@vidya/contracts/texts/format';
import { Badge, Price } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { media } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** What is to pay, the list price, and all that discount and coupon save of it (decision P13). */
export function PriceLine({ course, offer }: { course: CourseSummary; offer?: CouponOffer | undefined }) {
  const { price, discount } = course;
  const due = offer ? offer.price : finalPrice(course);
  const saving = offer ? savingText(price, due) : `${discount}% off`;
  return (
    <Line>
      <Price price={price} due={due} size="large" />
      {due < price ? <Badge tone="accent">{saving}</Badge> : null}
    </Line>
  );
}

/** '68% off'; of less than one percent the rupees. */
function savingText(price: number, due: number): string {
  const percent = percentSaved(price, due);
  return `${percent > 0 ? `${percent}%` : rupees(price - due)} off`;
}

const Line = styled.div`
  ${row(3, 1)}

  /* At the window's foot it leaves the rest of the line to the button. */
  ${media.belowLaptop} {
    flex: none;
    flex-direction: column;
    align-items: start;

    > :first-child {
      font-size: 1.375rem;
    }
  }
`;
