import { styled } from 'styled-components';
import { row } from '../theme/mixins.ts';
import { space } from '../theme/tokens.ts';

/** Places elements side by side in a story. */
export const Row = styled.div`
  ${row(4)}
`;

/** Places elements below each other in a story, as wide as a form at most. */
export const Column = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 32rem;
`;
