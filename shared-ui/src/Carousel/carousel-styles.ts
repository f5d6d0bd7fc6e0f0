import { styled } from 'styled-components';
import { media, motion, radius, shadow, space } from '../theme/tokens.ts';

export const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

/** Its padding leaves room for shadows and focus rings, which scrolling boxes cut off. */
export const Scroller = styled.div`
  margin: -${space[2]};
  padding: ${space[2]};
  overflow-x: auto;
  border-radius: ${radius.medium};
  scroll-behavior: smooth;
  scroll-padding-inline: ${space[2]};
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
  &[data-dragging] {
    cursor: grabbing;
    scroll-behavior: auto;
    scroll-snap-type: none;
    user-select: none;
  }
`;

export const List = styled.ul<{ $itemWidth: string; $gap: string | undefined }>`
  display: flex;
  gap: ${({ $gap }) => $gap ?? space[5]};
  width: max-content;
  min-width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    flex: none;
    width: ${({ $itemWidth }) => $itemWidth};
    scroll-snap-align: start;
  }
`;

interface Place {
  $side: 'left' | 'right';
  $isShown: boolean;
  $isWideOnly: boolean;
}

export const ButtonPlace = styled.div<Place>`
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: calc(-1 * ${space[3]});
  z-index: 1;
  transform: translateY(-50%);
  border-radius: ${radius.pill};
  box-shadow: ${shadow.mid};
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  transition:
    opacity ${motion.base},
    visibility ${motion.base};

  ${media.belowLaptop} {
    display: ${({ $isWideOnly }) => ($isWideOnly ? 'none' : 'block')};
  }
`;
