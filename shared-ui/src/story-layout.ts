import { styled } from 'styled-components';
import { space } from './theme/tokens.ts';

/** Things beside each other in a story. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`;

/** Things below each other in a story, no wider than a form. */
export const Column = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 32rem;
`;
