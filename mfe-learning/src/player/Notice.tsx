import { color, space, type } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Text in place of the video. */
export function Notice({ children }: { children: ReactNode }) {
  return <Text>{children}</Text>;
}

const Text = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]};
  text-align: center;
  ${type.body}
  background: #10191d;
  color: #eef2ef;

  a {
    color: ${color.accent};
  }
`;
