import { styled } from 'styled-components';
import {
  centred,
  clampLines,
  column,
  coverBox,
  eased,
  muted,
  mutedCaption,
  namesLine,
  raisedCard,
} from '../theme/mixins.ts';
import { color, media, motion, radius, shadow, space, stretchedLink, textTarget, type } from '../theme/tokens.ts';

export const Drawn = styled.img`
  ${coverBox}
  transition: transform ${motion.slow};
`;

export const Title = styled.h3`
  ${clampLines(2)}
  /* No padding below: the clamp would show the heads of a third line in it. */
  min-height: calc(2 * 1.35em);
  ${type.h4}
  text-wrap: pretty;

  a {
    color: inherit;
    text-decoration: none;
  }
  ${stretchedLink}
`;

export const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  ${raisedCard}
  ${eased(motion.base, 'box-shadow', 'border-color', 'transform')}

  ${media.hover} {
    &:hover {
      border-color: color-mix(in oklab, ${color.line}, ${color.primary} 35%);
      box-shadow: ${shadow.mid};
      transform: translateY(-2px);
    }
    &:hover ${Drawn} {
      transform: scale(1.03);
    }
    &:hover ${Title} {
      color: ${color.primary};
    }
  }
`;

export const PictureFrame = styled.div`
  flex: none;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.sunken};
  border-radius: calc(${radius.large} - 1px) calc(${radius.large} - 1px) 0 0;
`;

export const PictureEmpty = styled(PictureFrame)`
  ${centred}
  background: ${color.primarySoft};
  color: ${color.primary};
`;

export const BadgeSlot = styled.div`
  position: absolute;
  top: ${space[3]};
  left: ${space[3]};
  pointer-events: none;
`;

export const Body = styled.div`
  ${column(1)}
  flex: 1;
  padding: ${space[4]};
`;

export const Byline = styled.p`
  ${namesLine}
  ${muted}
  line-height: 1.45;
`;

export const Glance = styled.p`
  ${mutedCaption}
  /* As the lines of the skeleton. */
  line-height: 1.45;
`;

export const Facts = styled.div`
  ${column(2)}
  align-items: flex-start;
  margin-top: auto;
  padding-top: ${space[2]};
`;

export const Footer = styled.div`
  position: relative;
  margin-top: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  /* Without specificity: buttons and menus have shapes of their own. */
  :where(&) a,
  :where(&) button {
    ${textTarget}
  }
`;
