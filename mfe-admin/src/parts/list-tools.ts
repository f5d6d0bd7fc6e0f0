import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** A search, two filters and an export: in one line if they fit, otherwise the search in its own line. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: end;
  margin-bottom: ${space[5]};

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 10.5rem 8.5rem auto;

    > :first-child,
    > :last-child {
      grid-column: auto;
    }
    > :last-child {
      min-height: 2.875rem;
    }
  }
`;
