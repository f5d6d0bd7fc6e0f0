import { lazyPart, Skeleton } from '@vidya/shared-ui';
import { Suspense } from 'react';
import type { BarChartProps } from './chart-data.ts';
import { NoDrawing } from './NoDrawing.tsx';

const Drawing = lazyPart(async () => (await import('./ApexBars.tsx')).ApexBars, NoDrawing);

/** A bar chart. The library loads as a separate file; if that fails, the numbers are still available as a table. */
export function BarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={`${props.heightPx}px`} />}>
      <Drawing {...props} />
    </Suspense>
  );
}
