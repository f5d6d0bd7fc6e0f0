import type { CouponOffer } from '@vidya/contracts/calls/coupon';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { finalPrice, percentSaved } from '@vidya/contracts/rules/buying/price';
import { rupees } from '@vidya/contracts/texts/format';
import { Badge, Price } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { media, radius } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** What is to pay, the list price, and all that discount and coupon save of it (decision P13). */
export function PriceLine({ course, offer }: { course: CourseSummary; offer?: CouponOffer | undefined }) {
  const { price, discount } = course;
  const due = offer ? offer.price : finalPrice(course);
  const saving = offer ? savingText(price, due) : `${discount}% off`;
  return (
    <Line>
      <Price price={price} due={due} size="large" />
      {due < price ? (
        <Saving tone="accent">
          {saving}
          {offer ? (
            <With>
              {' '}
              with <span translate="no">{offer.code}</span>
            </With>
          ) : null}
        </Saving>
      ) : null}
    </Line>
  );
}

/** '68% off'; of less than one percent the rupees. */
function savingText(price: number, due: number): string {
  const percent = percentSaved(price, due);
  return `${percent > 0 ? `${percent}%` : rupees(price - due)} off`;
}

/* The saving has its own line, so that nothing moves when a coupon makes it longer. */
const Line = styled.div`
  ${stack(1)}
  justify-items: start;

  /* At the window's foot it leaves the rest of the line to the button. */
  ${media.belowLaptop} {
    max-width: 50%;

    > :first-child {
      font-size: 1.375rem;
    }
  }
`;

/** From laptops on the coupon stands just below the button. */
const With = styled.span`
  ${media.laptop} {
    display: none;
  }
`;

const Saving = styled(Badge)`
  display: inline;
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
  white-space: normal;

  ${media.belowLaptop} {
    font-size: 0.75rem;
    line-height: 1.3;
  }
`;
