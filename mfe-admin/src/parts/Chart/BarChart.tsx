import { lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense } from 'react';
import type { BarChartProps } from './chart-data.ts';
import { NoDrawing } from './NoDrawing.tsx';

const Drawing = lazyPart(async () => (await import('./ApexBars.tsx')).ApexBars, NoDrawing);

/** A bar chart. The library comes in a file of its own; without it the figures are still there as a table. */
export function BarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={`${props.heightPx}px`} />}>
      <Drawing {...props} />
    </Suspense>
  );
}
