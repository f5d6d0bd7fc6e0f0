import { plainList, stack } from '@vidya/shared-ui/mixins';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { ExpandedPart } from '../../parts/expandable.ts';

export const Batches = styled.ul`
  ${plainList}
  ${stack(3)}

  && > li {
    max-width: none;
  }
`;

/** Date and number, state, total: below each other on phones, with the chevron beside them. */
export const BatchLine = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-items: start;
  width: 100%;

  > :not(svg) {
    grid-column: 1;
  }
  svg {
    grid-row: 1;
    grid-column: 2;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto minmax(9rem, auto) auto;

    > :not(svg),
    svg {
      grid-row: auto;
      grid-column: auto;
    }
    b {
      justify-self: end;
    }
  }
`;

export const OpenBatch = styled(ExpandedPart)`
  ${stack(3)}
`;

export const Release = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  margin-top: ${space[1]};
`;

/** Wide enough for the gateway's ids in a line. */
export const Reference = styled.div`
  td & {
    min-width: 10.5rem;
  }
`;
