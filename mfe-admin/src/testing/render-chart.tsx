import type { ApexOptions } from 'apexcharts';

interface DrawingProps {
  type: string;
  options: ApexOptions;
  series: { data: number[] }[];
}

/** Mocks the chart library, which needs real browser layout: shows the data it received as text. */
export function Drawing({ type, options, series }: DrawingProps) {
  const { xaxis, yaxis } = options;
  const axes = [xaxis?.title?.text, Array.isArray(yaxis) ? '' : yaxis?.title?.text].filter(Boolean);
  const data = series[0]?.data ?? [];
  const labels: string[] = xaxis?.categories ?? [];
  const bars = labels.map((label, index) => `${label}=${data[index]}`);
  return (
    <p data-testid="drawing">
      {type} [{axes.join(' × ')}] {bars.join(' ')}
    </p>
  );
}
