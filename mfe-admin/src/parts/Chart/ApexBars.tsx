import { useMemo, useState } from 'react';
import ReactApexChart from 'react-apexcharts';
import type { BarChartProps } from './chart-data.ts';
import { chartOptions } from './chart-options.ts';
import { Canvas, Tip } from './chart-styles.ts';

/** Half of the widest tooltip, so that it stays inside the chart. */
const edge = '5.5rem';

interface Pointed {
  index: number;
  leftPx: number;
  topPx: number;
}

/**
 * Bars by ApexCharts, in a separate file that only the Statistics page loads. Decorative: a table has the same numbers.
 */
export function ApexBars(props: BarChartProps) {
  const { bars, grow, heightPx, current } = props;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const options = useMemo(
    () =>
      chartOptions(props, {
        onEnter: (index, bar) => setPointed({ index, ...placeOf(bar) }),
        onLeave: () => setPointed(null),
      }),
    // The library redraws for every new object, so only the displayed values count.
    // oxlint-disable-next-line react/exhaustive-deps
    [bars, grow],
  );
  const series = useMemo(() => [{ name: '', data: bars.map(({ value }) => value) }], [bars]);
  const tip = pointed && bars[pointed.index];

  return (
    <Canvas $current={bars.findIndex(({ label }) => label === current)}>
      <ReactApexChart type="bar" width="100%" height={heightPx} options={options} series={series} />
      {tip ? (
        <Tip style={{ left: `clamp(${edge}, ${pointed.leftPx}px, calc(100% - ${edge}))`, top: pointed.topPx }}>
          {tip.name ?? tip.label} <b>{tip.shown}</b>
        </Tip>
      ) : null}
    </Canvas>
  );
}

/** The middle of a bar's top edge, relative to the chart. */
function placeOf(bar: Element): { leftPx: number; topPx: number } {
  const own = bar.getBoundingClientRect();
  const chart = bar.closest('.apexcharts-canvas')?.getBoundingClientRect() ?? own;
  return { leftPx: own.left + own.width / 2 - chart.left, topPx: own.top - chart.top };
}
