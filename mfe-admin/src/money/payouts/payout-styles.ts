import { plainList, stack } from '@vidya/shared-ui/mixins';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Batches = styled.ul`
  ${plainList}
  ${stack(3)}
`;

/** Date and number, state, total: below each other on phones. */
export const BatchLine = styled.span`
  display: grid;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-items: start;
  width: 100%;

  b {
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto 9rem;

    b {
      justify-self: end;
    }
  }
`;

export const Release = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  margin-top: ${space[4]};
`;
