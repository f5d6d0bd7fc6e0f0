import type { CourseSummary } from '@vidya/contracts/course';
import { Badge, Price } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** What the course costs, what it cost before, and how much less that is. */
export function PriceLine({ course: { price, discount } }: { course: CourseSummary }) {
  return (
    <Line>
      <Price price={price} discount={discount} size="large" />
      {discount > 0 && price > 0 ? <Badge tone="accent">{discount}% off</Badge> : null}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

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
