import { Button, type PartFailedProps } from '@vidya/shared-ui';
import type { BarChartProps } from './chart-data.ts';
import { Instead } from './figure-styles.ts';

/** What stands in when the chart's own file did not come. */
export function NoDrawing({ heightPx, onRetry }: BarChartProps & PartFailedProps) {
  return (
    <Instead $heightPx={heightPx}>
      <p>The chart could not be loaded. The table has the same numbers.</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Retry
      </Button>
    </Instead>
  );
}
