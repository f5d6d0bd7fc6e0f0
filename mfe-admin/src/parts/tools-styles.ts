import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** A search, two choices and an export: in a line where there is room, the search alone in the first one where not. */
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

export const Search = styled.form`
  min-width: 0;
`;
