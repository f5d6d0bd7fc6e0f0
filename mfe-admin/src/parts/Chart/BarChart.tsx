import { Button, lazyPart, type PartFailedProps, Skeleton } from '@vidya/shared-ui';
import { color, space } from '@vidya/shared-ui/tokens';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { BarChartProps } from './chart-options.ts';

const Drawing = lazyPart(async () => (await import('./ApexBars.tsx')).ApexBars, NoDrawing);

/** A bar chart. The library loads as a separate file; if that fails, the numbers are still available as a table. */
export function BarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={`${props.heightPx}px`} />}>
      <Drawing {...props} />
    </Suspense>
  );
}

/** Shown if the chart's file failed to load. */
function NoDrawing({ heightPx, onRetry }: BarChartProps & PartFailedProps) {
  return (
    <Instead $heightPx={heightPx}>
      <p>The chart could not be loaded. The table has the same numbers.</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Retry
      </Button>
    </Instead>
  );
}

const Instead = styled.div<{ $heightPx: number }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  min-height: ${({ $heightPx }) => $heightPx}px;
  color: ${color.inkMuted};
  text-align: center;
`;
