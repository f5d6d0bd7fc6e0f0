import { color, media, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** From this width on, the table has space for all its details. */
export const wide = '@media (min-width: 1536px)';

/**
 * A table of seven columns beside a sidebar or on a tablet. Rows of the previous query are dimmed while the next one
 * loads. No `overflow: hidden`, because a row's menu is larger than the row.
 */
export const DenseTable = styled.div`
  transition: opacity ${motion.base};

  &[data-outdated='true'] {
    opacity: 0.55;
  }

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
    }
    th:first-child,
    td:first-child {
      padding-left: ${space[4]};
    }
    td {
      font-size: 0.9375rem;
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
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Stays on one line. */
export const Kept = styled.span`
  white-space: nowrap;
`;

/** A second, quieter line of a cell. */
export const Aside = styled.span`
  display: block;
  ${type.caption}
  color: ${color.inkMuted};
`;
