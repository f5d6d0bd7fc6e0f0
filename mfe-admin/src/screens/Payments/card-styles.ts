import { color, motion, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[2]};

  // The page's base styles take the distances of a list.
  && {
    margin: 0;
    padding: 0;
  }
`;

export const CardFrame = styled.li<{ $isOpen: boolean }>`
  min-width: 0;
  background: ${color.surface};
  border: 1px solid ${({ $isOpen }) => ($isOpen ? color.primary : color.line)};
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};

  &:has(> span:first-child) {
    display: grid;
    gap: ${space[2]};
    min-height: 4.75rem;
    padding: ${space[3]} ${space[4]};
  }
`;

/** The two visible lines of a closed card. */
export const Opener = styled.button`
  display: grid;
  gap: ${space[1]};
  width: 100%;
  padding: ${space[3]} ${space[4]};
  border: 0;
  border-radius: ${radius.large};
  background: none;
  color: inherit;
  text-align: start;

  svg {
    flex: none;
    color: ${color.inkMuted};
    transition: transform ${motion.base};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export const Line = styled.span`
  display: flex;
  gap: ${space[2]};
  align-items: center;
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
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  [aria-expanded='true'] & {
    overflow: visible;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Quiet = styled(Part)`
  ${type.small}
  color: ${color.inkMuted};
`;

export const Opened = styled.div`
  padding: ${space[4]};
  border-top: 1px solid ${color.line};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[4]};

  dt {
    ${type.small}
    color: ${color.inkMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
