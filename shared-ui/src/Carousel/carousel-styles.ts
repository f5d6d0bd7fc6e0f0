import { css, styled } from 'styled-components';
import { eased, plainList } from '../theme/mixins.ts';
import { media, motion, radius, shadow, space } from '../theme/tokens.ts';
import type { ScrollEnds } from './use-scroll-ends.ts';

export const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

/* The width that a faded end hides, and the width that a button covers in a row without fading. */
const faded = '4.5rem';
const covered = space[12];

/** Small items fade out under a button instead of being cut by it. */
const fade = ({ left, right }: ScrollEnds): string =>
  `linear-gradient(to right, transparent, #000 ${left ? faded : 0} calc(100% - ${right ? faded : '0px'}), transparent)`;

/**
 * The padding leaves room for shadows and focus rings, which scrolling boxes cut off. Only touch snaps to a card's
 * edge: a button scrolls its exact step, and snapping must not change it. Otherwise, what scrolls into view stops
 * beside the buttons.
 */
export const Scroller = styled.div<{ $gutter: string; $fades: ScrollEnds | undefined }>`
  margin: -${space[2]};
  padding: ${space[2]};
  overflow-x: auto;
  border-radius: ${radius.medium};
  scroll-behavior: smooth;
  scroll-padding-inline: ${covered};
  scrollbar-width: none;

  ${media.belowLaptop} {
    margin-inline: calc(-1 * ${({ $gutter }) => $gutter});
    padding-inline: ${({ $gutter }) => $gutter};
  }
  ${media.laptop} {
    mask-image: ${({ $fades }) => $fades && fade($fades)};
    scroll-padding-inline: ${({ $fades }) => $fades && faded};
  }
  ${media.touch} {
    scroll-padding-inline: ${space[2]};
    scroll-snap-type: x proximity;

    ${media.belowLaptop} {
      scroll-padding-inline: ${({ $gutter }) => $gutter};
    }
  }
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

const belowEachOther = css`
  ${media.phoneOnly} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    width: auto;

    > li {
      width: auto;
    }
  }
  ${media.largeText} {
    row-gap: ${space[5]};

    > li {
      max-width: none;
    }
  }
`;

export const List = styled.ul<{ $itemWidth: string; $gap: string | undefined; $isListOnPhones: boolean }>`
  display: flex;
  gap: ${({ $gap }) => $gap ?? space[5]};
  width: max-content;
  min-width: 100%;
  ${plainList}

  > li {
    flex: none;
    width: ${({ $itemWidth }) => $itemWidth};
    scroll-snap-align: start;
    ${media.largeText} {
      max-width: 88vw;
    }
  }
  ${({ $isListOnPhones }) => $isListOnPhones && belowEachOther}
`;

/** `$at`: the button's vertical centre, from the top. */
export const ButtonPlace = styled.div<{
  $side: keyof ScrollEnds;
  $isShown: boolean;
  $at: string;
  $isWideOnly: boolean;
}>`
  position: absolute;
  top: ${({ $at }) => $at};
  ${({ $side }) => $side}: calc(-1 * min(${space[3]}, 3.75vw));
  z-index: 1;
  transform: translateY(-50%);
  border-radius: ${radius.pill};
  box-shadow: ${shadow.mid};
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  ${eased(motion.base, 'opacity', 'visibility')}

  ${media.belowLaptop} {
    display: ${({ $isWideOnly }) => ($isWideOnly ? 'none' : 'block')};
  }
`;
