import { color, media, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin-bottom: ${space[6]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr);
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  margin: -${space[2]} 0 ${space[6]};
`;

export const Days = styled.div<{ $isOutdated: boolean }>`
  display: grid;
  gap: ${space[6]};
  opacity: ${({ $isOutdated }) => ($isOutdated ? 0.55 : 1)};
  transition: opacity ${motion.base};
`;

export const Day = styled.section`
  min-width: 0;

  h2 {
    margin-bottom: ${space[2]};
    ${type.h4}
  }
`;

export const Entries = styled.ul.attrs({ role: 'list' })`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  padding: ${space[3]} ${space[4]};

  & + & {
    border-top: 1px solid ${color.line};
  }
  p {
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 650;
  }
  ${media.phoneOnly} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Expands the folded entries below it. */
export const Fold = styled.button`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  width: 100%;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.inkMuted};
  font: inherit;
  text-align: start;

  svg {
    flex: none;
    transition: transform ${motion.base};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  &:hover {
    color: ${color.primary};
  }
`;

/** The expanded entries, indented. */
export const Unfolded = styled.ul.attrs({ role: 'list' })`
  grid-column: 1 / -1;
  min-width: 0;

  && {
    margin: ${space[2]} 0 0;
    padding: 0 0 0 ${space[4]};
  }
  border-inline-start: 2px solid ${color.line};

  > li:last-child {
    padding-bottom: 0;
  }
`;

export const Notes = styled.p`
  ${type.small}
  color: ${color.inkMuted};
`;

export const When = styled.time`
  ${type.small}
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Below = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  margin-top: ${space[6]};

  p {
    color: ${color.danger};
  }
`;
