import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
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

const glow = keyframes`
  from { background-position: 130% 0; }
  to { background-position: -70% 0; }
`;

const corners = { line: radius.small, block: radius.medium, circle: '50%' };

const SkeletonRow = styled.span<{ $width: string; $height: string; $shape: keyof typeof corners }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  border-radius: ${({ $shape }) => corners[$shape]};
  background: ${color.skeleton} linear-gradient(100deg, transparent 30%, ${color.skeletonGlow} 50%, transparent 70%) 130% 0 / 200% 100% no-repeat;
  animation: ${glow} 1.6s ease-in-out infinite;
`;
