import { muted, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** As wide as its card, with number columns of equal width. */
export const Sides = styled.table`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[2]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tr > :first-child {
    width: 29%;
    padding-left: 0;
  }
  thead th {
    padding-top: 0;
    font-weight: 400;

    > * {
      display: block;
    }
    /* The badges. */
    > :first-child,
    > :nth-child(5) {
      display: inline-flex;
      margin: ${space[1]} 0;
    }
  }
  tbody th {
    ${muted}
  }
  tbody td {
    font-weight: 600;
  }
  small {
    ${mutedCaption}
  }
  ${media.tablet} {
    th,
    td {
      padding-inline: ${space[3]};
    }
  }
`;

export const Reach = styled.span`
  ${type.label}
`;

/** One cell for all missing numbers. */
export const Unmeasured = styled.td`
  && {
    ${mutedCaption}
    font-weight: 400;
  }
`;

export const Judged = styled.section`
  margin-top: ${space[5]};

  h3 {
    ${type.label}
  }
  table {
    margin-top: ${space[3]};
  }
  thead th {
    ${mutedCaption}
  }
`;

export const ErrorLines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-top: ${space[2]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  ${type.small}

  small {
    ${mutedCaption}
  }
  /* A target for fingers. */
  summary {
    min-height: 1.5rem;
  }
`;

export const Stack = styled.pre`
  ${type.caption}
  max-height: 16rem;
  padding: ${space[2]};
  overflow: auto;
  white-space: pre-wrap;
  border: 1px solid ${color.line};
`;
