import { styled } from 'styled-components';
import { bare, inlineLine, muted, mutedCaption, raisedCard, stack } from '../theme/mixins.ts';
import { color, media, space } from '../theme/tokens.ts';

type Aligned = { $align: 'start' | 'end' | undefined };

export const Frame = styled.div`
  position: relative;
  ${media.tablet} {
    overflow-x: auto;
    ${raisedCard}
  }
`;

export const HeadCell = styled.th<Aligned>`
  padding: ${space[3]} ${space[5]};
  background: ${color.sunken};
  ${mutedCaption}
  font-weight: 650;
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;
`;

/** The header of a sortable column: it looks like the other headers until it is pressed. */
export const SortButton = styled.button<{ $isSorted: boolean }>`
  ${inlineLine(1)}
  min-height: 1.5rem;
  ${bare}
  color: ${({ $isSorted }) => ($isSorted ? color.ink : 'inherit')};
  text-align: inherit;

  svg {
    opacity: ${({ $isSorted }) => ($isSorted ? 1 : 0.6)};
  }
  &:hover {
    color: ${color.primary};
  }
`;

export const Cell = styled.td<Aligned>`
  ${stack(3)}
  grid-template-columns: minmax(6.5rem, 38%) 1fr;
  padding: ${space[2]} ${space[4]};
  font-variant-numeric: tabular-nums;

  &::before {
    content: attr(data-label);
    ${muted}
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  ${media.tablet} {
    display: table-cell;
    padding: ${space[4]} ${space[5]};
    border-top: 1px solid ${color.line};
    text-align: ${({ $align = 'start' }) => $align};
    vertical-align: middle;
    white-space: ${({ $align = 'start' }) => ($align === 'end' ? 'nowrap' : 'normal')};

    > div {
      overflow-wrap: normal;
    }

    &::before {
      content: none;
    }
  }
`;

/** Continues the row before it: the two look like one row, and on phones like one card. */
export const BelowRow = styled.tr``;

export const BelowCell = styled.td`
  display: block;
  padding: ${space[2]} ${space[4]} ${space[1]};
  ${mutedCaption}
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${space[1]};
  }
  ${media.tablet} {
    display: table-cell;
    padding-inline: ${space[5]};
    && {
      height: auto;
      padding-block: 0 ${space[4]};
      ${mutedCaption}
    }
  }
`;

export const Grid = styled.table`
  display: block;
  width: 100%;
  font-size: 1rem;

  caption,
  tbody {
    display: block;
  }
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody {
    display: grid;
    gap: ${space[4]};
  }
  tbody tr {
    display: block;
    padding: ${space[2]} 0;
    ${raisedCard}
  }
  tbody tr:has(+ ${BelowRow}) {
    padding-bottom: 0;
    border-bottom: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: none;
  }
  tbody ${BelowRow} {
    margin-top: calc(-1 * ${space[4]});
    padding-top: 0;
    border-top: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  ${media.tablet} {
    display: table;

    caption {
      display: table-caption;
    }
    thead {
      position: static;
      display: table-header-group;
      width: auto;
      height: auto;
      clip-path: none;
    }
    tbody {
      display: table-row-group;
    }
    tbody tr {
      display: table-row;
      box-shadow: none;
    }
    tbody tr:hover,
    tbody tr:hover + ${BelowRow},
    tbody tr:has(+ ${BelowRow}:hover) {
      background: color-mix(in oklab, ${color.surface}, ${color.primarySoft} 45%);
    }
  }
`;
