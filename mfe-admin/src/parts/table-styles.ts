import { ellipsis, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, from, media, radius, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { dimming } from './mixins.ts';

/** Seven columns with whole dates and titles need a desktop; narrower windows get two lines for each row. */
export const roomForTable = from.desktop;

/** A table of seven columns. No `overflow: hidden`, because a row's menu is larger than the row. */
export const DenseTable = styled.div`
  ${dimming}

  ${media.tablet} {
    > div {
      overflow: visible;
    }
    th {
      white-space: normal;
    }
    th:first-child {
      border-start-start-radius: ${radius.large};
    }
    th:last-child {
      border-start-end-radius: ${radius.large};
    }
    th,
    td {
      padding-inline: ${space[2]};
    }
    /* A row's own colour would stand over the round corners of the frame. */
    && tbody tr {
      border: 0;
      background: none;
    }
    tbody tr:hover td {
      background: color-mix(in oklab, ${color.surface}, ${color.primarySoft} 45%);
    }
    tbody tr:last-child td:first-child {
      border-end-start-radius: ${radius.large};
    }
    tbody tr:last-child td:last-child {
      border-end-end-radius: ${radius.large};
    }
    td {
      padding-block: ${space[2]};
      height: 3.25rem;
      font-size: 0.9375rem;
    }
    th:first-child,
    td:first-child {
      padding-left: ${space[4]};
    }
  }
  ${media.desktop} {
    th,
    td {
      padding-inline: ${space[3]};
    }
  }
`;

/** One line; longer text is cut off. */
export const Cut = styled.span`
  display: block;
  overflow-wrap: anywhere;

  ${media.tablet} {
    ${ellipsis}
  }
`;

/** Stays on one line, on windows wide enough for seven columns. */
export const NoWrap = styled.span`
  ${media.laptop} {
    white-space: nowrap;
  }
`;

/** A second, quieter line of a cell. */
export const Aside = styled.span`
  display: block;
  ${mutedCaption}
`;
