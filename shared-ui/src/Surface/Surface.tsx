import { styled } from 'styled-components';
import { color, media, radius, shadow, space } from '../theme/tokens.ts';

const elevations = { flat: 'none', low: shadow.low, mid: shadow.mid };
const paddings = { none: '0', small: space[4], medium: space[5] };

/** A panel around related content. Set its meaning with `as`: `section`, `aside`, `form`. */
export const Surface = styled.div<{
  /** The shadow: `flat` has none, `low` is for cards at rest, `mid` for raised ones. */
  $elevation?: 'flat' | 'low' | 'mid';
  /** `none` when the content reaches the edges. */
  $padding?: 'none' | 'small' | 'medium';
}>`
  padding: ${({ $padding = 'medium' }) => paddings[$padding]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${({ $elevation = 'low' }) => elevations[$elevation]};

  ${media.tablet} {
    padding: ${({ $padding = 'medium' }) => ($padding === 'medium' ? space[8] : paddings[$padding])};
  }
`;
