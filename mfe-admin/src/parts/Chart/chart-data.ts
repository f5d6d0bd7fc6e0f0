/** One bar of a chart. `shown` is the formatted value, for the table and the tooltip. */
export interface Bar {
  label: string;
  value: number;
  shown: string;
  /** A longer name for the tooltip and the table: 'September' if the axis says 'Sep'. */
  name?: string;
}

export interface BarChartProps {
  bars: readonly Bar[];
  /** The direction of the bars. */
  grow: 'up' | 'right';
  heightPx: number;
  /** The titles of the axes. */
  labelTitle?: string;
  valueTitle?: string;
  /** Formats a value at the axis ticks. */
  tick: (value: number) => string;
  /** The label of the highlighted bar. */
  current?: string;
}
