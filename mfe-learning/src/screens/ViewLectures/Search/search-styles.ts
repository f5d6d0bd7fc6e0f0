import { clampLines, inlineLine, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { lectureLink, numberCaption } from '../../../parts/styles.ts';

/** The edge of the sheet's texts, or of the sidebar's. */
const edge = `
  padding-right: ${space[4]};
  padding-left: ${space[4]};

  ${media.belowLaptop} {
    padding-right: ${space[6]};
    padding-left: ${space[6]};
  }
`;

/** In the sidebar the field stays above the results, which scroll. The sheet holds its height while one types. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;

  ${media.belowLaptop} {
    min-height: min(26rem, 55dvh);
  }
`;

export const Top = styled.div`
  flex: none;
  padding-bottom: ${space[3]};
  ${edge}
`;

export const Padded = styled.div`
  padding-bottom: ${space[4]};
  ${edge}
`;

export const Hint = styled.p`
  padding-bottom: ${space[4]};
  ${edge}
  ${mutedCaption}
`;

/** Only where there is probably a keyboard. */
export const KeyHint = styled.span`
  display: none;

  ${media.hover} {
    display: inline;
  }
`;

export const List = styled.ul`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${color.line};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

export const Row = styled(Link)`
  ${lectureLink}
  grid-template-columns: 1.75rem minmax(0, 1fr);
  align-items: start;
`;

/** As the mark of a lecture in the outline. */
export const Kind = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 50%;
  color: ${color.inkMuted};
`;

export const Texts = styled.span`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;

  mark {
    padding: 0 0.1em;
    background: ${color.accentSoft};
    border-radius: ${radius.small};
    color: ${color.ink};
    font-weight: 650;
  }
`;

export const Title = styled.span`
  ${type.small}
  line-height: 1.35;
  font-weight: 600;
`;

export const Reason = styled.span`
  ${inlineLine(2)}
  ${numberCaption}
  flex-wrap: wrap;

  b {
    font-weight: 500;
    color: ${color.ink};
  }
`;

export const Excerpt = styled.span`
  ${clampLines(3)}
  ${type.caption}
  color: ${color.inkMuted};
`;
