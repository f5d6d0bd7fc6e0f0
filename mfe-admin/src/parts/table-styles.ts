import { color, media, motion, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** A table of seven columns beside a sidebar or on a tablet; rows of an earlier question dim while an answer travels. */
export const DenseTable = styled.div`
  transition: opacity ${motion.base};

  &[data-outdated='true'] {
    opacity: 0.55;
  }

  ${media.tablet} {
    th,
    td {
      padding-inline: ${space[2]};
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
