import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Title = styled.span`
  display: block;
  font-weight: 600;

  ${media.tablet} {
    min-width: 10rem;
  }
`;

/** Stays on one line. */
export const Kept = styled.span`
  white-space: nowrap;
`;

export const Below = styled.p`
  margin-top: ${space[6]};
  text-align: center;
`;
