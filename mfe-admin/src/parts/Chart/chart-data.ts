/** One bar of a chart. `shown` is its value as people read it, in the table and in the tip. */
export interface Bar {
  label: string;
  value: number;
  shown: string;
  /** A longer name for the tip and the table: 'September' where the axis says 'Sep'. */
  name?: string;
}

export interface BarChartProps {
  bars: readonly Bar[];
  /** Which way the bars grow. */
  grow: 'up' | 'right';
  heightPx: number;
  /** What stands along the axes. */
  labelTitle?: string;
  valueTitle?: string;
  /** The value's words at the ticks. */
  tick: (value: number) => string;
  /** The label of the bar that stands out from the others. */
  current?: string;
}
