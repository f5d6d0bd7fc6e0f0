import { Button, type PartFailedProps } from '@vidya/shared-ui';
import type { BarChartProps } from './chart-data.ts';
import { Instead } from './figure-styles.ts';

/** Shown if the chart's file failed to load. */
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
