import { color, space, textTarget, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${space[5]};
  width: min(100%, 26rem);
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[2]};
  p {
    color: ${color.inkMuted};
  }
`;

export const Title = styled.h1`
  ${type.h1}
`;

export const Under = styled.p`
  ${type.small}
  color: ${color.inkMuted};
  a {
    ${textTarget}
    font-weight: 600;
  }
`;
