import { visuallyHidden } from '@vidya/shared-ui';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};

  h2 {
    ${type.h3}
  }
  button {
    margin-right: -${space[2]};
  }
`;

export const Note = styled.p`
  margin-bottom: ${space[4]};
  ${type.small}
  color: ${color.inkMuted};
`;

/** As high as the chart, so that switching between the two moves nothing below. */
export const TableFrame = styled.div<{ $heightPx: number }>`
  min-height: ${({ $heightPx }) => $heightPx}px;
`;

export const Numbers = styled.table`
  width: 100%;
  ${type.small}
  font-variant-numeric: tabular-nums;

  caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding: 0.3rem ${space[2]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
  }
  thead th {
    color: ${color.inkMuted};
  }
  tbody th {
    font-weight: 500;
  }
  th:last-child,
  td:last-child {
    text-align: end;
  }
`;

export const Instead = styled.div<{ $heightPx: number }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  min-height: ${({ $heightPx }) => $heightPx}px;
  color: ${color.inkMuted};
  text-align: center;
`;
