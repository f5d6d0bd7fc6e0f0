import { Spinner } from '@vidya/shared-ui';
import { row, stack } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Focused } from '../history/Focused.tsx';

/** What stands in the dialog of an import. */
export const ImportParts = styled.div`
  ${stack(5)}
  overflow-wrap: anywhere;
`;

/** Says what the person waits for; it has the focus. */
export const ImportWaiting = ({ children }: { children: ReactNode }) => (
  <Line>
    <Spinner size={24} />
    <Focused>{children}</Focused>
  </Line>
);

const Line = styled.div`
  ${row(3)}
  flex-wrap: nowrap;
  overflow-wrap: anywhere;
`;
