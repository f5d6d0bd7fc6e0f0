import { centred, overlay, square } from '@vidya/shared-ui/mixins';
import { color, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** Holds the video's aspect ratio before, while and after a video is there. */
export const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: #000;
  color: #fff;
  border-radius: ${radius.large};
`;

const cover = `
  ${overlay}
  display: grid;
  place-content: center;
  justify-items: center;
  padding: ${space[6]};
  background: #10191d;
  color: #eef2ef;
`;

/** Text in place of the video; a strip above one that may still play. */
export const Notice = styled.div<{ $isStrip?: boolean }>`
  ${cover}
  ${({ $isStrip }) => $isStrip && `bottom: auto; padding: ${space[3]};`}
  z-index: 2;
  gap: ${space[3]};
  text-align: center;
  ${type.body}

  a {
    color: ${color.accent};
  }
`;

/** Covers the video's place; all of it is a button. */
export const Begin = styled.button`
  ${cover}
  gap: ${space[4]};
  width: 100%;
  border: 0;
  ${type.small}

  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -4px;
  }
`;

export const PlayMark = styled.span`
  ${centred}
  ${square('4.5rem')}
  background: ${color.accent};
  border-radius: 50%;
  color: ${color.onAccent};
  transition: filter ${motion.quick};

  ${Begin}:hover & {
    filter: brightness(1.06);
  }
`;

export const Embed = styled.iframe`
  ${overlay}
  ${square('100%')}
  border: 0;
`;
