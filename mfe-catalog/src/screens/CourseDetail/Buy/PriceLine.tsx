import { type CouponOff, type CouponOffer, couponOffText } from '@vidya/contracts/calls/coupon';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { finalPrice } from '@vidya/contracts/rules/price';
import { Badge, Price } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { media } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The price, the price before the discount or the coupon of `offer`, and the difference. */
export function PriceLine({ course, offer }: { course: CourseSummary; offer?: CouponOffer | undefined }) {
  const { price, discount } = course;
  const discountText = discount > 0 && price > 0 ? `${discount}% off` : null;
  const off = offer ? couponOffText(taken(offer)) : discountText;
  const prices = offer ? { price: finalPrice(course), due: offer.price } : { price, discount };
  return (
    <Line>
      <Price {...prices} size="large" />
      {off ? <Badge tone="accent">{off}</Badge> : null}
    </Line>
  );
}

/** A coupon in rupees takes off the price at most. */
const taken = ({ off, saved }: CouponOffer): CouponOff => (off.kind === 'rupees' ? { ...off, value: saved } : off);

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
