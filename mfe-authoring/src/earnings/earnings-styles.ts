import { color, media, space, type } from '@vidya/shared-ui';
import { muted, raisedCard, ruledItems } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';

/** Amounts with their labels, side by side where there is room. */
export const Tiles = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > div {
    ${raisedCard}
    padding: ${space[5]};
  }
  dt {
    ${muted}
  }
  dd {
    margin: ${space[1]} 0 0;
  }
  dt + dd {
    ${type.h2}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd + dd {
    ${muted}
  }
`;

/** Labels on the left, amounts on the right; the last one is the sum. */
export const Steps = styled.dl`
  ${ruledItems}
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    justify-content: space-between;
    padding: ${space[2]} 0;
  }
  > div:last-child {
    font-weight: 650;
  }
  dd {
    min-width: 0;
    margin: 0 0 0 auto;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** A heading with what belongs to it on the right. */
export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[4]};

  h2 {
    ${type.h3}
    margin: 0;
  }
`;

export const Amount = styled.span<{ $isBelow?: boolean }>`
  color: ${({ $isBelow }) => ($isBelow ? color.inkMuted : 'inherit')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Text that stays on one line. */
export const Whole = styled.span`
  white-space: nowrap;
`;

export const Quiet = styled.p`
  ${muted}
  margin: 0;
`;

export const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  td & {
    min-width: 3.5rem;
    justify-content: flex-end;
  }
`;

export const MoreLine = styled.div`
  display: grid;
  justify-items: center;
  margin-top: ${space[4]};
`;

/** Panels side by side where there is room: the first one beside the two others. */
export const Panels = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;

    > :first-child {
      grid-row: span 2;
    }
  }
`;

/** A sentence that unfolds to how it comes about. */
export const Details = styled.details`
  ${muted}

  > summary {
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  &[open] > summary {
    margin-bottom: ${space[2]};
  }
`;

/** A name on the left, a figure on the right. */
export const PartLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  justify-content: space-between;
  overflow-wrap: anywhere;
`;
