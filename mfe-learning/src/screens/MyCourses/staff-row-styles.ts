import {
  centred,
  clampLines,
  coverBox,
  eased,
  framedRows,
  muted,
  mutedCaption,
  namesLine,
  stack,
} from '@vidya/shared-ui/mixins';
import { color, media, motion, radius, space, stretchedLink, textTarget, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The courses in one frame. No `overflow: hidden`: a row's menu is larger than the row. */
export const Rows = styled.ul.attrs({ role: 'list' })`
  ${framedRows}
  > :first-child > article {
    border-radius: ${radius.large} ${radius.large} 0 0;
  }
  > :last-child > article {
    border-radius: 0 0 ${radius.large} ${radius.large};
  }
  > :only-child > article {
    border-radius: ${radius.large};
  }
`;

/** On phones picture, title and menu, with the numbers below. */
export const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]};
  ${eased(motion.quick, 'background')}

  &:hover {
    background: color-mix(in oklab, ${color.surface}, ${color.primarySoft} 45%);
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${media.tablet} {
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[4]};
    padding: ${space[4]};
  }
  ${media.laptop} {
    grid-template-columns: 8rem minmax(0, 3fr) minmax(0, 5fr) auto;
    align-items: center;
    padding: ${space[4]} ${space[5]};
  }
`;

const picture = `
  ${coverBox}
  height: auto;
  aspect-ratio: 16 / 9;
  background: ${color.sunken};
  border-radius: ${radius.medium};

  ${media.largeText} {
    display: none;
  }
`;

export const Picture = styled.img`
  ${picture}
`;

export const PictureEmpty = styled.div`
  ${picture}
  ${centred}
  background: ${color.primarySoft};
  color: ${color.primary};
`;

export const Main = styled.div`
  ${stack(1)}
  align-content: start;
`;

export const Byline = styled.p`
  ${namesLine}
  ${mutedCaption}
`;

export const Title = styled.h2`
  ${clampLines(2)}
  ${type.h4}
  text-wrap: pretty;
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }
  ${stretchedLink}
`;

/** Rating and price, learners, questions and last edit: columns on wide windows, one run of texts on others. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  grid-column: 1 / -1;
  align-items: center;

  ${media.tablet} {
    grid-column: 2 / -1;
  }
  ${media.laptop} {
    display: grid;
    grid-template-columns: 5fr 3fr 4fr 5fr;
    grid-column: auto;
  }
`;

export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  min-width: 0;
  ${muted}

  a {
    position: relative;
    ${textTarget}
    font-weight: 600;
  }
  &:first-child {
    flex-basis: 100%;
    color: ${color.ink};
  }
`;

/** Above the link that covers the row; an open menu lies above the rows below. */
export const MenuSlot = styled.div`
  position: relative;
  grid-row: 1;
  grid-column: -2;
  align-self: start;

  ${media.laptop} {
    align-self: center;
  }
`;
