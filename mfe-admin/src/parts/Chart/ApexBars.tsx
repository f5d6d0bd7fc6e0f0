import { color, font, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { useMemo, useState } from 'react';
import ReactApexChart from 'react-apexcharts';
import { css, styled } from 'styled-components';
import { type BarChartProps, chartOptions } from './chart-options.ts';

/** Half of the widest tooltip, so that it stays inside the chart. */
const edge = '5.5rem';

/** Bars by ApexCharts, in a file that only Statistics loads. Decorative: a table has the same numbers. */
export function ApexBars(props: BarChartProps) {
  const { bars, heightPx, current } = props;
  const [pointed, setPointed] = useState<{ index: number; leftPx: number; topPx: number } | null>(null);
  const options = useMemo(
    () =>
      chartOptions(props, {
        onEnter: (index, bar) => setPointed({ index, ...placeOf(bar) }),
        onLeave: () => setPointed(null),
      }),
    // The library redraws for every new object, so only the displayed values count.
    // oxlint-disable-next-line react/exhaustive-deps
    [bars],
  );
  const series = useMemo(() => [{ name: '', data: bars.map(({ value }) => value) }], [bars]);
  const tip = pointed && bars[pointed.index];

  return (
    <Canvas $current={bars.findIndex(({ label }) => label === current)}>
      <ReactApexChart type="bar" width="100%" height={heightPx} options={options} series={series} />
      {tip ? (
        <Tip style={{ left: `clamp(${edge}, ${pointed.leftPx}px, calc(100% - ${edge}))`, top: pointed.topPx }}>
          {tip.name} <b>{tip.shown}</b>
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

const standOut = (index: number) => css`
  .apexcharts-bar-area[j='${index}'] {
    fill: ${color.primary};
  }
`;

/** Sets the colours of the library's drawing; any style sheet overrides its attributes. */
const Canvas = styled.div<{ $current: number }>`
  position: relative;
  font-family: ${font.sans};

  && text {
    fill: ${color.inkMuted};
    font-family: ${font.sans};
  }
  && .apexcharts-xaxis-title-text,
  && .apexcharts-yaxis-title-text {
    font-weight: 600;
  }
  && .apexcharts-gridline {
    stroke: ${color.line};
  }
  && .apexcharts-bar-area {
    fill: ${({ $current }) =>
      $current < 0 ? color.primary : `color-mix(in oklab, ${color.primary} 42%, ${color.surface})`};
    transition: fill 120ms;
  }
  && .apexcharts-bar-area:hover {
    fill: ${color.accent};
  }
  && {
    ${({ $current }) => ($current < 0 ? '' : standOut($current))}
  }
`;

const Tip = styled.div`
  position: absolute;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.inverse};
  box-shadow: ${shadow.mid};
  ${type.small}
  color: ${color.onInverse};
  white-space: nowrap;
  pointer-events: none;
  transform: translate(-50%, calc(-100% - 8px));
`;
