import { color, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** What a person wrote. */
export const Quote = styled.p`
  padding-inline-start: ${space[3]};
  margin-bottom: ${space[2]};
  border-inline-start: 3px solid ${color.line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
