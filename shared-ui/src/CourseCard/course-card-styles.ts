import { styled } from 'styled-components';
import { color, media, motion, radius, shadow, space, stretchedLink, textTarget, type } from '../theme/tokens.ts';

export const Drawn = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  transition: transform ${motion.slow};
`;

export const Title = styled.h3`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
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
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};
  transition:
    box-shadow ${motion.base},
    border-color ${motion.base},
    transform ${motion.base};

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
  display: grid;
  place-items: center;
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
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[4]};
`;

export const Byline = styled.p`
  overflow: hidden;
  ${type.small}
  line-height: 1.45;
  color: ${color.inkMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Glance = styled.p`
  ${type.caption}
  /* As the lines of the skeleton. */
  line-height: 1.45;
  color: ${color.inkMuted};
`;

export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  margin-top: auto;
  padding-top: ${space[2]};
`;

export const Footer = styled.div`
  position: relative;
  margin-top: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  a,
  button {
    ${textTarget}
  }
`;
