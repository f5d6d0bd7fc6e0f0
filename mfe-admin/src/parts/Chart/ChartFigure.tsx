import { Button, Surface, VisuallyHidden } from '@vidya/shared-ui';
import { useAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { shownAsTableAtom } from '../../data/choices.ts';
import { BarChart } from './BarChart.tsx';
import { BarTable } from './BarTable.tsx';
import type { BarChartProps } from './chart-data.ts';
import { Head, Note, TableFrame } from './figure-styles.ts';

interface ChartFigureProps extends BarChartProps {
  title: string;
  /** A line of text below the title. */
  note?: ReactNode;
  /** The column heads of the equivalent table. */
  columns: readonly [string, string];
  children?: ReactNode;
}

/** A chart with a title, and the same numbers as a table: always for screen readers, on demand for everybody. */
export function ChartFigure({ title, note, columns, children, ...chart }: ChartFigureProps) {
  const [tables, setTables] = useAtom(shownAsTableAtom);
  const isTable = tables[title] ?? false;
  const titleId = useId();
  const table = <BarTable caption={title} columns={columns} bars={chart.bars} />;
  return (
    <Surface as="section" $padding="small" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isTable}
          onClick={() => setTables({ ...tables, [title]: !isTable })}
        >
          Show as table
        </Button>
      </Head>
      {note ? <Note>{note}</Note> : null}
      {children}
      {isTable ? (
        <TableFrame $heightPx={chart.heightPx}>{table}</TableFrame>
      ) : (
        <>
          <div aria-hidden="true">
            <BarChart {...chart} />
          </div>
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      )}
    </Surface>
  );
}
