import type { ComponentProps } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS lengths. The height is one line of the surrounding text by default. */
  width?: string;
  height?: string;
  shape?: 'line' | 'block' | 'circle';
}

/**
 * A placeholder with the size of the loading content. It is decoration: the region around it sets `aria-busy`. The
 * shell recognizes a loading page by `data-skeleton`.
 */
export function Skeleton({ width = '100%', height = '1em', shape = 'line', ...rest }: SkeletonProps) {
  return <SkeletonRow aria-hidden="true" data-skeleton $width={width} $height={height} $shape={shape} {...rest} />;
}

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/**
 * Shows that something loads. Opacity alone: a change of any other property would restyle and repaint every placeholder
 * in each frame, which delays hydration by seconds on a slow phone.
 */
export const pulsing = css`
  animation: ${pulse} 1.6s ease-in-out infinite;
`;

const corners = { line: radius.small, block: radius.medium, circle: '50%' };

const SkeletonRow = styled.span<{ $width: string; $height: string; $shape: keyof typeof corners }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  border-radius: ${({ $shape }) => corners[$shape]};
  background: ${color.skeleton};
  ${pulsing}
`;
