import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { markPaths } from './mark-paths.ts';

export interface LogoProps extends ComponentProps<'svg'> {
  /** Height in px. */
  height?: number;
  /** Without the name beside the mark. */
  isMarkOnly?: boolean;
}

/** The mark and the name, in the colours of the current theme. Its accessible name is 'Vidya'. */
export function Logo({ height = 32, isMarkOnly = false, ...rest }: LogoProps) {
  const width = isMarkOnly ? 48 : 150;
  return (
    <Drawing viewBox={`0 0 ${width} 48`} width={(height * width) / 48} height={height} {...voice} {...rest}>
      <path d={markPaths.leftPage + markPaths.rightPage} fill={color.primary} />
      <path d={markPaths.flame} fill={color.accent} />
      {isMarkOnly ? null : <path d={letters} {...pen} />}
      {isMarkOnly ? null : <path d={dot} fill={color.accent} />}
    </Drawing>
  );
}

const voice = { role: 'img', 'aria-label': 'Vidya' } as const;

/** The dot of the i is a flame too. */
const dot = 'M79.5 6.5c2.2 2.6 3.2 4.6 3.2 6.3a3.2 3.2 0 0 1-6.4 0c0-1.7 1-3.7 3.2-6.3Z';

const pen = {
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 4.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const letters = [
  'M56.5 19.5l7 17 7-17',
  'M79.5 20v16.8',
  'M104.5 8v28.8M104.5 28.2a8.6 8.6 0 1 1-17.2 0a8.6 8.6 0 0 1 17.2 0Z',
  'M111.5 19.5l7.2 16.3M126 19.5l-10.2 23.3',
  'M147.2 19.6v17.2M147.2 28.2a8.6 8.6 0 1 1-17.2 0a8.6 8.6 0 0 1 17.2 0Z',
].join('');

const Drawing = styled.svg`
  flex: none;
  overflow: visible;
`;
