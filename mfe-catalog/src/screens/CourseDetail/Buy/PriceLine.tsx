import { type CouponOff, type CouponOffer, couponOffText } from '@vidya/contracts/calls/coupon';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { finalPrice } from '@vidya/contracts/rules/price';
import { Badge, Price } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { media } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

interface PriceLineProps {
  course: CourseSummary;
  /** The coupon's effect on the price. */
  offer?: CouponOffer | undefined;
}

/** The price, the price before the discount, and the difference. */
export function PriceLine({ course, offer }: PriceLineProps) {
  const { price, discount } = course;
  if (offer) {
    return (
      <Line>
        <Price price={finalPrice(course)} due={offer.price} size="large" />
        <Badge tone="accent">{couponOffText(taken(offer))}</Badge>
      </Line>
    );
  }
  return (
    <Line>
      <Price price={price} discount={discount} size="large" />
      {discount > 0 && price > 0 ? <Badge tone="accent">{discount}% off</Badge> : null}
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
