import { styled } from 'styled-components';
import { line, muted, overlay, square } from '../theme/mixins.ts';
import { color, media, radius, space, type } from '../theme/tokens.ts';

/** Round for people, wide for courses. */
export type CropShape = 'round' | 'wide';

export const aspects: Record<CropShape, number> = { round: 1, wide: 16 / 9 };

const widths: Record<CropShape, string> = { round: 'min(20rem, 100%)', wide: '100%' };

export const Bench = styled.div<{ $shape: CropShape }>`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  text-align: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) ${({ $shape }) => ($shape === 'round' ? 'auto' : '')};
    gap: ${space[4]} ${space[6]};
    align-items: center;
    > p {
      grid-column: 1 / -1;
    }
  }
`;

/** A picture positioned in percent of its box. */
export const Picture = styled.img`
  position: absolute;
  max-width: none;
  pointer-events: none;
  user-select: none;
`;

export const Frame = styled.div<{ $shape: CropShape }>`
  position: relative;
  width: ${({ $shape }) => widths[$shape]};
  aspect-ratio: ${({ $shape }) => aspects[$shape]};
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.medium};
  cursor: grab;
  touch-action: none;
  /* What the round window leaves out is dimmed, not hidden: the square is what is kept. */
  &::after {
    content: ${({ $shape }) => ($shape === 'round' ? "''" : 'none')};
    ${overlay}
    border-radius: 50%;
    box-shadow: 0 0 0 20rem ${color.scrim};
    pointer-events: none;
  }
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
`;

export const Previews = styled.div`
  ${line(4)}
  ${media.tablet} {
    flex-direction: column;
  }
`;

export const Round = styled.div<{ $px: number }>`
  position: relative;
  ${({ $px }) => square(`${$px}px`)}
  overflow: hidden;
  background: ${color.sunken};
  border-radius: 50%;
`;

/** Phones have no keys, so they show no hint. */
export const KeyHint = styled.span`
  ${media.touch} {
    display: none;
  }
`;

export const ZoomRow = styled.div`
  ${line(3)}
  width: min(20rem, 100%);
  color: ${color.inkMuted};
  label {
    ${type.label}
    color: ${color.ink};
  }
  ${media.tablet} {
    grid-column: 1;
  }
`;

export const Zoom = styled.input`
  flex: 1;
  min-width: 0;
  height: 2.75rem;
  margin: 0;
  accent-color: ${color.primary};
`;

export const Hint = styled.p`
  ${muted}
`;
