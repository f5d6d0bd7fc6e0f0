import { color } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Items = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
