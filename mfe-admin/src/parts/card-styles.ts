import { Row } from '@vidya/shared-ui';
import { ellipsis, line, muted, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, radius, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Expandable, Facts, Toggle } from './expandable.ts';

export const SkeletonCard = styled(Expandable)`
  display: grid;
  gap: ${space[2]};
  min-height: 4.75rem;
  padding: ${space[3]} ${space[4]};
`;

/** The two visible lines of a closed card. */
export const Opener = styled(Toggle)`
  display: grid;
  gap: ${space[1]};
  width: 100%;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};

  svg {
    color: ${color.inkMuted};
  }
`;

export const Line = styled.span`
  ${line(2)}
  min-width: 0;

  b {
    flex: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Shrinks in favour of its neighbours: the opened card shows the full text. */
export const Part = styled.span`
  flex: 1;
  ${ellipsis}

  [aria-expanded='true'] & {
    overflow: visible;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Quiet = styled(Part)`
  ${muted}
`;

export const CardFacts = styled(Facts)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};
`;

/** Below the facts, as wide as the card. */
export const Attempts = styled.div`
  margin-top: ${space[3]};
  ${mutedCaption}
`;

export const Buttons = styled(Row)`
  margin-top: ${space[4]};
`;
