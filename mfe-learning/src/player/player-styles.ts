import { radius } from '@vidya/shared-ui/tokens';
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
