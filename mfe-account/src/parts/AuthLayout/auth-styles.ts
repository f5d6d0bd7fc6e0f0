import { centred, coverBox, muted, overlay, square, stack } from '@vidya/shared-ui/mixins';
import { color, layout, media, motion, space, textTarget } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The height of the site's sticky navbar with its border; the layout fills the rest of the window. */
const barHeight = 'calc(4.25rem + 1px)';
const underBar = `calc(100dvh - ${barHeight})`;

export const Frame = styled.div`
  display: grid;
  min-height: ${underBar};
  ${media.laptop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(28rem, 1fr);
  }
`;

/** Visible on large screens only: browsers do not fetch lazy pictures inside hidden elements. */
export const Side = styled.div`
  ${media.belowLaptop} {
    display: none;
  }
  position: sticky;
  top: ${barHeight};
  height: ${underBar};
  overflow: hidden;
  background: ${color.sunken};
`;

export const Still = styled.img`
  ${overlay}
  ${coverBox}
`;

export const Film = styled.video`
  ${overlay}
  ${coverBox}
`;

export const Switch = styled.button`
  position: absolute;
  bottom: ${space[5]};
  left: ${space[5]};
  ${centred}
  ${square('2.75rem')}
  border: 1px solid #ffffff59;
  border-radius: 50%;
  background: #0b1a1fa6;
  color: #ffffff;
  transition: background ${motion.quick};
  &:hover {
    background: #0b1a1fd9;
  }
`;

export const Content = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  padding: ${space[8]} ${layout.gutter} ${space[16]};
  ${media.tablet} {
    align-content: center;
  }
`;

export const Page = styled.div`
  ${stack(5)}
  width: min(100%, 26rem);
`;

export const Head = styled.header`
  ${stack(2)}

  p {
    color: ${color.inkMuted};
  }
`;

export const Under = styled.p`
  ${muted}

  a {
    ${textTarget}
    font-weight: 600;
  }
`;
