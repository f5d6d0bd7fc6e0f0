import { mutedCaption, ruledItems, stack } from '@vidya/shared-ui/mixins';
import { media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { baselineRow, dimming } from '../parts/mixins.ts';

export const Parts = styled.div`
  ${stack(6)}
`;

export const Groups = styled.div`
  ${stack(4)}
  align-items: start;

  h2 {
    margin-bottom: ${space[2]};
    ${type.h4}
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Names and amounts. */
export const Group = styled.dl`
  ${ruledItems}
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    justify-content: space-between;
    padding: ${space[2]} 0;
  }
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    min-width: 0;
    margin: 0 0 0 auto;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Total = styled.div`
  font-weight: 650;
`;

export const Part = styled.section`
  min-width: 0;

  h2 {
    margin-bottom: ${space[2]};
    ${type.h4}
  }
  p,
  li {
    max-width: 44rem;
    overflow-wrap: anywhere;
  }
  > div + p {
    margin-top: ${space[2]};
  }
  ul {
    ${stack(2)}
    margin-top: ${space[2]};
  }
`;

export const ExportTools = styled.div`
  ${stack(3)}
  align-items: end;
  margin-bottom: ${space[2]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 16rem) auto auto;
    justify-content: start;
  }
`;

export const LedgerTools = styled.div`
  ${stack(3)}
  align-items: end;
  margin-bottom: ${space[5]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 11rem 11rem;
  }
`;

export const Transactions = styled.ul.attrs({ role: 'list' })`
  ${stack(2)}
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Links = styled.p`
  ${baselineRow}
  margin-bottom: ${space[3]};
  overflow-wrap: anywhere;
`;

export const SectionHead = styled.div`
  ${baselineRow}
  justify-content: space-between;
  margin-bottom: ${space[3]};

  h2 {
    ${type.h4}
  }
`;

export const Number = styled.span`
  ${mutedCaption}
  flex: none;
`;

export const Dimmed = styled.div`
  ${dimming}
`;
