import { Note } from '@vidya/shared-ui';
import { mutedCaption, raisedCard, stack } from '@vidya/shared-ui/mixins';
import { media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { baselineRow } from '../parts/mixins.ts';

export const Card = styled.section`
  ${stack(4)}
  ${raisedCard}
  min-width: 0;
  padding: ${space[4]};

  ${media.tablet} {
    padding: ${space[5]} ${space[6]} ${space[6]};
  }
`;

export const Head = styled.div`
  ${baselineRow}

  h2 {
    ${type.h3}
  }
`;

/** Below an open row. */
export const Details = styled.section`
  ${stack(4)}
  padding: ${space[2]} ${space[4]} ${space[5]};

  ${media.tablet} {
    padding: ${space[3]} ${space[5]} ${space[6]};
  }
`;

export const Notices = styled.div`
  ${stack(3)}
  overflow-wrap: anywhere;
`;

/** The comparison, with the history beside it on wide windows. */
export const Columns = styled.div`
  ${stack(5)}
  column-gap: ${space[8]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  }
`;

/** A titled part of a card. */
export const Part = styled.section`
  margin-top: ${space[4]};

  > h3 {
    margin-bottom: ${space[2]};
    ${type.label}
  }
`;

export const Remark = styled(Note)`
  margin-top: ${space[3]};
`;

export const History = styled.div`
  min-width: 0;

  h3 {
    margin-bottom: ${space[2]};
    ${type.label}
  }
  /* Its words begin where the lines above do. */
  > button {
    margin-left: calc(-1 * ${space[3]});
  }
`;

export const Lines = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
  ${type.small}
  overflow-wrap: anywhere;

  b {
    font-weight: 650;
  }
  p + p,
  time {
    ${mutedCaption}
  }
`;
