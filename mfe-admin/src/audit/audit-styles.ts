import { card, line, muted, ruledItems } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Toggle } from '../parts/expandable.ts';
import { dimming } from '../parts/mixins.ts';

export const Fields = styled.div`
  display: grid;
  /* As wide as a date at least. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${space[3]};
  margin-bottom: ${space[6]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr);
  }
`;

export const Days = styled.div`
  display: grid;
  gap: ${space[6]};
  ${dimming}
`;

export const Day = styled.section`
  min-width: 0;

  h2 {
    margin-bottom: ${space[2]};
    ${type.h4}
  }
`;

export const Entries = styled.ul.attrs({ role: 'list' })`
  ${card}
  ${ruledItems}
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  padding: ${space[3]} ${space[4]};

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
export const Fold = styled(Toggle)`
  ${line(2)}
  width: 100%;
  min-height: 1.5rem;
  color: ${color.inkMuted};

  &:hover {
    color: ${color.primary};
  }
`;

/** The expanded entries, indented. */
export const Unfolded = styled.ul.attrs({ role: 'list' })`
  grid-column: 1 / -1;
  min-width: 0;
  border-inline-start: 2px solid ${color.line};
  ${ruledItems}

  // The page's base styles take the distances of a list.
  && {
    margin: ${space[2]} 0 0;
    padding: 0 0 0 ${space[4]};
  }
  > li:last-child {
    padding-bottom: 0;
  }
`;

export const When = styled.time`
  ${muted}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
