import { Button, Note, Surface, VisuallyHidden, visuallyHidden } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { atom, useAtom } from 'jotai';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BarChart } from './BarChart.tsx';
import type { BarChartProps } from './chart-options.ts';

/** The charts that are shown as tables, by title. */
const shownAsTableAtom = atom<Record<string, boolean>>({});

interface ChartFigureProps extends BarChartProps {
  title: string;
  /** A line of text below the title. */
  note: string;
  /** The column heads of the equivalent table. */
  columns: readonly [string, string];
}

/** A chart with a title, and the same numbers as a table: always for screen readers, on demand for everybody. */
export function ChartFigure({ title, note, columns, ...chart }: ChartFigureProps) {
  const [tables, setTables] = useAtom(shownAsTableAtom);
  const isTable = tables[title] ?? false;
  const titleId = useId();
  const table = <BarTable title={title} columns={columns} bars={chart.bars} />;
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
      <Remark>{note}</Remark>
      {isTable ? (
        // As high as the chart, so that switching between the two moves nothing below.
        <div style={{ minHeight: chart.heightPx }}>{table}</div>
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

function BarTable({ title, columns, bars }: Pick<ChartFigureProps, 'title' | 'columns' | 'bars'>) {
  return (
    <Numbers>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, name, shown }) => (
          <tr key={label}>
            <th scope="row">{name}</th>
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </Numbers>
  );
}

const Head = styled.header`
  ${row(4, 1)}
  justify-content: space-between;

  h2 {
    ${type.h3}
  }
  button {
    margin-right: -${space[2]};
  }
`;

const Remark = styled(Note)`
  margin-bottom: ${space[4]};
`;

const Numbers = styled.table`
  width: 100%;
  ${type.small}
  font-variant-numeric: tabular-nums;

  caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding: 0.3rem ${space[2]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
  }
  thead th {
    color: ${color.inkMuted};
  }
  tbody th {
    font-weight: 500;
  }
  th:last-child,
  td:last-child {
    text-align: end;
  }
`;
