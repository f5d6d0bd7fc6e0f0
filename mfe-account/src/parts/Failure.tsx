import { Icon } from '@vidya/shared-ui';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Why the last attempt failed, said where the person is looking (decision S2). */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children ? (
        <Box>
          <Icon name="warning" />
          <div>{children}</div>
        </Box>
      ) : null}
    </div>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.dangerSoft};
  color: ${color.danger};
  ${type.small}
`;
