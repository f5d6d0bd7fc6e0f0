import type { BarChartProps } from './chart-data.ts';
import { Instead } from './figure-styles.ts';

/** What stands in when the chart's own file did not come. */
export function NoDrawing({ heightPx }: BarChartProps) {
  return <Instead $heightPx={heightPx}>The chart could not be loaded. The table has the same numbers.</Instead>;
}
