import { styled } from 'styled-components';
import { color, space, type } from '../theme/tokens.ts';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 32rem;
  margin: 0 auto;
  padding: ${space[10]} ${space[4]};
  text-align: center;
`;

export const Heading = styled.h2`
  margin-top: ${space[5]};
  ${type.h3}
  text-wrap: balance;
  // What was looked for stands in it, and may be one long word.
  overflow-wrap: anywhere;
`;

export const Text = styled.div`
  margin-top: ${space[2]};
  color: ${color.inkMuted};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-top: ${space[6]};
`;
