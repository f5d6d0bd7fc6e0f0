import { bare, framedRows, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, media, motion, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

const columns = 'minmax(7rem, 5fr) minmax(0, 5fr) minmax(0, 6fr) minmax(0, 5fr) minmax(9rem, 5fr) 1.25rem';

/** The rows of a list in one frame, with lines between them. */
export const Rows = styled.ul.attrs({ role: 'list' })`
  ${framedRows}
`;

/** The names of the columns, on windows wide enough for columns. Each value has a hidden label of its own. */
export const ColumnNames = styled.div.attrs({ 'aria-hidden': true })`
  display: none;

  ${media.laptop} {
    display: grid;
    grid-template-columns: ${columns};
    gap: ${space[4]};
    padding: 0 ${space[5]} ${space[2]};
    ${mutedCaption}
    font-weight: 650;
  }
`;

/** On phones: name and chevron, version and state, time and action. */
export const RowLine = styled.div<{ $isOpen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  transition: background ${motion.quick};

  &:hover {
    background: color-mix(in oklab, ${color.surface}, ${color.primarySoft} 45%);
  }
  > svg {
    grid-area: 1 / 2;
    justify-self: end;
    color: ${color.inkMuted};
    transition: transform ${motion.base};
    transform: rotate(${({ $isOpen }) => ($isOpen ? 180 : 0)}deg);
  }
  ${media.largeText} {
    gap: ${space[2]} ${space[1]};
    padding-inline: ${space[2]};

    > :not(svg, :first-child) {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
  ${media.laptop} {
    grid-template-columns: ${columns};
    column-gap: ${space[4]};
    min-height: 4rem;
    padding: ${space[2]} ${space[5]};

    > svg {
      grid-area: auto;
    }
  }
`;

export const Area = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  min-width: 0;
  overflow-wrap: anywhere;

  h2,
  h3 {
    ${type.strong}
  }
  small {
    ${mutedCaption}
  }
`;

/** The whole line is its target; the action lies above it. */
export const Opener = styled.button`
  ${bare}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

export const Value = styled.span`
  min-width: 0;
  ${type.small}
  overflow-wrap: anywhere;
`;

export const State = styled(Value)`
  justify-self: end;

  ${media.laptop} {
    justify-self: start;
  }
`;

export const When = styled(Value)`
  ${mutedCaption}
`;

export const Action = styled.div`
  position: relative;
  justify-self: end;

  ${media.laptop} {
    justify-self: start;
  }
  &:empty {
    display: block;
  }
`;

export const RightsLine = styled(RowLine)`
  > :nth-child(2) {
    color: ${color.inkMuted};
  }
  ${media.laptop} {
    grid-template-columns: minmax(7rem, 2fr) minmax(0, 9fr) 1.25rem;
  }
`;
