import { media } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Tools } from '../parts/list-tools.ts';
import { Cut, DenseTable } from '../parts/table-styles.ts';

/** From this width on, the table has space for all its details. */
const wide = '@media (min-width: 96em)';

export const PaymentToolsFrame = styled(Tools)`
  > :last-child {
    min-height: 2.875rem;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 10.5rem auto;

    > :first-child {
      grid-column: auto;
    }
  }
`;

export const Dimming = styled(DenseTable)`
  ${media.desktop} {
    /* Fifty rows are more than a window holds: the heads stay below the site's own bar. */
    th {
      position: sticky;
      top: 4.25rem;
      z-index: 1;
    }
  }
`;

/** One line: longer text is cut off and shown in the title. The course gets twice the width of the buyer. */
export const Buyer = styled(Cut)`
  ${media.desktop} {
    max-width: 9rem;
  }
  ${wide} {
    max-width: 14rem;
  }
`;

export const Title = styled(Cut)`
  font-weight: 600;

  ${media.desktop} {
    max-width: 15rem;
  }
  ${wide} {
    max-width: 26rem;
  }
`;
