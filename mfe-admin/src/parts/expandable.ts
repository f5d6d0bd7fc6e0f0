import { bare, muted, raisedCard } from '@vidya/shared-ui/mixins';
import { color, motion, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** A card of a list that opens at a press. */
export const Expandable = styled.li<{ $isOpen: boolean }>`
  ${raisedCard}
  min-width: 0;
  border-color: ${({ $isOpen }) => ($isOpen ? color.primary : color.line)};
`;

/** A button that shows and hides a part: its chevron turns. */
export const Toggle = styled.button`
  ${bare}

  svg {
    transition: transform ${motion.base};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/** What an open card shows below its head. */
export const ExpandedPart = styled.div`
  padding: ${space[4]};
  border-top: 1px solid ${color.line};
`;

/** Labels and values. */
export const Facts = styled.dl`
  display: grid;

  dt {
    ${muted}
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

interface Toggled {
  isOpen: boolean;
  /** The id of the part that the button shows. */
  id: string;
  onToggle: (isOpen: boolean) => void;
}

/** The props of a button that shows and hides a part. */
export const toggleOf = ({ isOpen, id, onToggle }: Toggled) => ({
  type: 'button' as const,
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? id : undefined,
  onClick: () => onToggle(!isOpen),
});
