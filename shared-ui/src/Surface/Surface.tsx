import { styled } from 'styled-components';
import { color, media, radius, shadow, space } from '../theme/tokens.ts';

export interface SurfaceProps {
  /** `flat` lies on the page, `low` rests on it, `mid` is lifted. */
  $elevation?: 'flat' | 'low' | 'mid';
  /** `none` for a surface whose content reaches its edges. */
  $padding?: 'none' | 'small' | 'medium';
}

const elevations = { flat: 'none', low: shadow.low, mid: shadow.mid };
const paddings = { none: '0', small: space[4], medium: space[5] };

/** A sheet that holds something together. `as` gives it its meaning: `section`, `aside`, `form`. */
export const Surface = styled.div<SurfaceProps>`
  padding: ${({ $padding = 'medium' }) => paddings[$padding]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${({ $elevation = 'low' }) => elevations[$elevation]};

  ${media.tablet} {
    padding: ${({ $padding = 'medium' }) => ($padding === 'medium' ? space[8] : paddings[$padding])};
  }
`;
