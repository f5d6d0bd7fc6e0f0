import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const TileRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: ${space[4]} 0 ${space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

export const Recent = styled.section`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    margin-bottom: ${space[4]};
  }
  h2 {
    ${type.h3}
  }
`;

export const Entries = styled.ul.attrs({ role: 'list' })`
  display: grid;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[4]};
  align-items: center;
  padding: ${space[3]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
  > div {
    min-width: 0;
  }
  > div:last-child {
    text-align: end;
  }
`;

export const What = styled.p`
  ${type.label}
  overflow-wrap: anywhere;
`;

export const Who = styled.p`
  ${type.small}
  color: ${color.inkMuted};
`;

export const Amount = styled.span`
  display: block;
  margin-bottom: ${space[1]};
  ${type.label}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Counts = styled.dl`
  display: flex;
  gap: ${space[6]};

  dt {
    ${type.small}
    color: ${color.inkMuted};
  }
  dd {
    ${type.h2}
    font-variant-numeric: tabular-nums;
  }
`;

/** Takes the place of a chart, with the same height. */
export const ChartPlace = styled.div<{ $heightPx: number }>`
  display: grid;
  place-items: center;
  min-height: ${({ $heightPx }) => $heightPx}px;
`;
