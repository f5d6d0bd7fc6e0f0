import { finalPrice } from '@vidya/contracts/rules/buying/price';
import { rupees } from '@vidya/contracts/texts/format';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface PriceProps extends ComponentProps<'span'> {
  /** The full price in whole rupees. */
  price: number;
  /** In percent. */
  discount?: number;
  /** The final price in whole rupees, if it is not the price minus the discount: with a coupon. */
  due?: number | undefined;
  /** `large` beside a buy button. */
  size?: 'medium' | 'large';
}

/** '₹1,499' or 'Free', with the original price struck through if it was higher. */
export function Price({
  price,
  discount = 0,
  due = finalPrice({ price, discount }),
  size = 'medium',
  ...rest
}: PriceProps) {
  return (
    <Row $size={size} {...rest}>
      <Due>{due === 0 ? 'Free' : rupees(due)}</Due>
      {due < price ? (
        <Original>
          <VisuallyHidden>Original price </VisuallyHidden>
          {rupees(price)}
        </Original>
      ) : null}
    </Row>
  );
}

const Row = styled.span<{ $size: 'medium' | 'large' }>`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  font-variant-numeric: tabular-nums;
  font-size: ${({ $size }) => ($size === 'large' ? '2rem' : '1.125rem')};
  line-height: 1.2;
`;

const Due = styled.span`
  font-weight: 700;
  color: ${color.ink};
`;

// Lower than the row: on the common baseline it would make the row a third of a pixel higher than without a discount.
const Original = styled.s`
  font-size: 0.83em;
  line-height: 1.1;
  color: ${color.inkFaint};
`;
