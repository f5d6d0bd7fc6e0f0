import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

interface StarsProps extends ComponentProps<'svg'> {
  /** 0 to 5; drawn to the nearest half. */
  value: number;
  /** Height in px. */
  size?: number;
}

const five = [0, 1, 2, 3, 4].map((index) => starAt(index * 24)).join('');

function starAt(left: number): string {
  const x = (offset: number): number => left + offset;
  return `M${x(12)} 2.6 ${x(14.9)} 8.5 ${x(21.4)} 9.4 ${x(16.7)} 14 ${x(17.8)} 20.5 ${x(12)} 17.4 ${x(6.2)} 20.5 ${x(7.3)} 14 ${x(2.6)} 9.4 ${x(9.1)} 8.5Z`;
}

/** Five stars, filled up to the value. They are decoration: text beside them says the value. */
export function Stars({ value, size = 16, ...rest }: StarsProps) {
  const half = Math.round(value * 2) / 2;
  return (
    <Drawing viewBox="0 0 120 24" width={size * 5} height={size} aria-hidden="true" {...rest}>
      <path d={five} fill={color.starEmpty} stroke={color.starEmpty} />
      <svg width={half * 24} height="24">
        <path d={five} fill={color.star} stroke={color.star} />
      </svg>
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  stroke-width: 1.5;
  stroke-linejoin: round;
`;
