import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { muted } from '../theme/mixins.ts';
import { color, motion, radius, space } from '../theme/tokens.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Percent, 0 to 100. */
  value: number;
  /** What progresses, for screen readers. */
  label?: string;
  /** The text below the bar; '42% completed' by default, `null` for none. */
  caption?: string | null;
}

/** How far along something is. */
export function ProgressBar({ value, label = 'Progress', caption, ...rest }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.floor(value)));
  return (
    <Frame {...rest}>
      <Track aria-label={label} value={percent} max={100} />
      {caption === null ? null : <Caption aria-hidden="true">{caption ?? `${percent}% completed`}</Caption>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Track = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 0.5rem;
  overflow: hidden;
  background: ${color.sunken};
  border: 0;
  border-radius: ${radius.pill};

  &::-webkit-progress-bar {
    background: ${color.sunken};
    box-shadow: inset 0 0 0 1px ${color.line};
    border-radius: ${radius.pill};
  }
  &::-webkit-progress-value {
    background: ${color.primary};
    border-radius: ${radius.pill};
    transition: inline-size ${motion.slow};
  }
  &::-moz-progress-bar {
    background: ${color.primary};
    border-radius: ${radius.pill};
  }
`;

const Caption = styled.span`
  ${muted}
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
`;
