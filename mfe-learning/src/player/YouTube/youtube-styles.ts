import { color, motion, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Embed = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;

/** Covers the video's place; all of it is a button. */
export const Begin = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  width: 100%;
  padding: ${space[6]};
  background: #10191d;
  border: 0;
  ${type.small}
  color: #eef2ef;

  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -4px;
  }
`;

export const PlayMark = styled.span`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  background: ${color.accent};
  border-radius: 50%;
  color: ${color.onAccent};
  transition: filter ${motion.quick};

  ${Begin}:hover & {
    filter: brightness(1.06);
  }
`;
