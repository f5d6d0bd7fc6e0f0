import type { ApexOptions } from 'apexcharts';

interface Bar {
  /** At the axis. */
  label: string;
  /** In the tooltip and the table: 'September' if the axis says 'Sep'. */
  name: string;
  value: number;
  /** The formatted value, for the table and the tooltip. */
  shown: string;
}

export interface BarChartProps {
  bars: readonly Bar[];
  heightPx: number;
  /** The titles of the axes. */
  labelTitle?: string;
  valueTitle?: string;
  /** Formats a value at the axis ticks. */
  tick: (value: number) => string;
  /** The label of the highlighted bar. */
  current?: string;
}

/** The page's nonce, which its security policy requires for style sheets; undefined when the remote runs alone. */
const pageNonce = (): string | undefined =>
  document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;

type BarEvents = { onEnter: (index: number, bar: Element) => void; onLeave: () => void };

/**
 * The library writes its legend, tooltip, toolbar and the labels of round charts through `innerHTML`, which the page's
 * Trusted Types block. Bars need none of these, and the tooltip is our own. The colours come from the style sheet
 * (ApexBars.tsx), so that they follow the theme.
 */
export function chartOptions(props: BarChartProps, { onEnter, onLeave }: BarEvents): ApexOptions {
  const { bars, labelTitle, valueTitle, tick } = props;
  const nonce = pageNonce();
  return {
    chart: {
      ...(nonce && { nonce }),
      fontFamily: 'inherit',
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      animations: { enabled: false },
      events: {
        dataPointMouseEnter: (event: Event, _chart: unknown, point: { dataPointIndex: number }) =>
          event.target instanceof Element && onEnter(point.dataPointIndex, event.target),
        dataPointMouseLeave: onLeave,
      },
    },
    legend: { show: false },
    tooltip: { enabled: false },
    dataLabels: { enabled: false },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    plotOptions: {
      bar: {
        borderRadius: 5,
        borderRadiusApplication: 'end',
        columnWidth: '62%',
      },
    },
    // Twelve months side by side need more than a phone's width.
    responsive: [{ breakpoint: 480, options: { xaxis: { labels: { rotate: -60, rotateAlways: true } } } }],
    grid: { strokeDashArray: 3, xaxis: { lines: { show: false } }, yaxis: { lines: { show: true } } },
    xaxis: {
      categories: bars.map(({ label }) => label),
      axisBorder: { show: false },
      axisTicks: { show: false },
      labels: { rotate: 0, hideOverlappingLabels: false, style: { fontSize: '12px' }, formatter: text(tick) },
      ...(labelTitle && { title: { text: labelTitle } }),
    },
    yaxis: {
      min: 0,
      forceNiceScale: true,
      labels: { style: { fontSize: '12px' }, formatter: text(tick) },
      ...(valueTitle && { title: { text: valueTitle } }),
    },
  };
}

/** The library formats every label with one function: numbers are values, strings are the bars' own labels. */
const text =
  (tick: (value: number) => string) =>
  (value: string | number): string =>
    typeof value === 'number' ? tick(value) : value;
