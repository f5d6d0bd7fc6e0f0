import { color, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** What a form would do, in sentences. */
export const Consequences = styled.div`
  min-height: 3rem;
  color: ${color.inkMuted};

  p + p {
    margin-top: ${space[1]};
  }
`;
