import { Icon, Note } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Group } from '../parts/form-styles.ts';

interface FoldedGroupProps {
  legend: string;
  summary: ReactNode;
  /** At first. */
  isOpen: boolean;
  /** A field of it has a fault, and has to be seen. */
  hasFault: boolean;
  children: ReactNode;
}

/** A group of optional fields of the course form, closed until there is something. */
export function FoldedGroup({ legend, summary, isOpen: isFirst, hasFault, children }: FoldedGroupProps) {
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <Group>
      <legend>{legend}</legend>
      <Part open={isOpen || hasFault} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Note as="span">{summary}</Note>
          <Icon name="chevron-down" size={18} />
        </summary>
        <div>{children}</div>
      </Part>
    </Group>
  );
}

const Part = styled.details`
  margin-top: -${space[3]};

  summary {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    flex: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > div {
    ${stack(6)}
    margin-top: ${space[4]};
  }
`;
