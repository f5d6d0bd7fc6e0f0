import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { muted, mutedCaption } from '../theme/mixins.ts';
import { color, media, space, type } from '../theme/tokens.ts';

export interface FoldProps {
  id?: string;
  /** Above the title, such as 'Section 2'; read before it. */
  caption?: ReactNode;
  title: ReactNode;
  /** What is inside in numbers: '5 lectures, 25 min'. */
  summary?: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a list that opens and closes. Its content is in the page while it is closed, for searches in the page too. */
export function Fold({ id, caption, title, summary, note, isOpen, onToggle, children }: FoldProps) {
  return (
    <Details id={id} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <Icon name="chevron-down" size={18} />
        <Text>
          {caption ? <Caption>{caption} </Caption> : null}
          <h3>{title}</h3>
          {note ? <Noted>{note}</Noted> : null}
        </Text>
        {summary ? <Summary>{summary}</Summary> : null}
      </summary>
      {children}
    </Details>
  );
}

const Details = styled.details`
  scroll-margin-top: 5rem;

  > summary {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space[1]} ${space[3]};
    padding: ${space[3]} ${space[4]};
    background: ${color.sunken};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:focus-visible {
    outline-offset: -2px;
  }
  > summary > svg {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  h3 {
    ${type.label}
    overflow-wrap: anywhere;
  }
`;

const Text = styled.span`
  display: grid;
  gap: 2px;
`;

const Caption = styled.span`
  ${mutedCaption}
`;

const Noted = styled.span`
  ${muted}
  overflow-wrap: anywhere;
`;

const Summary = styled.span`
  ${mutedCaption}
  line-height: 1.65;
  font-variant-numeric: tabular-nums;

  ${media.phoneOnly} {
    grid-column: 2;
  }
`;
