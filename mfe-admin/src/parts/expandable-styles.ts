import { muted, raisedCard } from '@vidya/shared-ui/mixins';
import { color, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** A card of a list that opens at a press. */
export const Expandable = styled.li<{ $isOpen: boolean }>`
  ${raisedCard}
  min-width: 0;
  border-color: ${({ $isOpen }) => ($isOpen ? color.primary : color.line)};
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
