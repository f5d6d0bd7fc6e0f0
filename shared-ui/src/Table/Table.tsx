import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Cell, Frame, Grid, HeadCell } from './table-styles.ts';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts, so that digits line up. */
  align?: 'start' | 'end';
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children' | 'rows'> {
  /** What the table is about, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** This many lines of bones in place of rows. */
  loadingRows?: number | undefined;
}

/** Tables lose their meaning for some screen readers once they are laid out as cards; roles keep it. */
const role = { table: { role: 'table' }, row: { role: 'row' }, head: { role: 'columnheader' }, cell: { role: 'cell' } };

/** Rows and columns; on phones every row becomes a card of labels and values. */
export function Table<Row>({ caption, columns, rows, rowKey, loadingRows, ...rest }: TableProps<Row>) {
  return (
    <Frame>
      <Grid {...role.table} aria-busy={loadingRows !== undefined} {...rest}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr {...role.row}>
            {columns.map(({ key, label, align }) => (
              <HeadCell key={key} scope="col" $align={align} {...role.head}>
                {label}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {loadingRows === undefined
            ? rows.map((row) => <Line key={rowKey(row)} columns={columns} draw={(column) => column.cell(row)} />)
            : bones(loadingRows).map((key) => <Line key={key} columns={columns} draw={bone} />)}
        </tbody>
      </Grid>
    </Frame>
  );
}

interface LineProps<Row> {
  columns: readonly Column<Row>[];
  draw: (column: Column<Row>) => ReactNode;
}

function Line<Row>({ columns, draw }: LineProps<Row>) {
  return (
    <tr {...role.row}>
      {columns.map((column) => (
        <Cell key={column.key} data-label={column.label} $align={column.align} {...role.cell}>
          <div>{draw(column)}</div>
        </Cell>
      ))}
    </tr>
  );
}

const bone = () => <Skeleton width="70%" />;

const bones = (howMany: number): string[] => Array.from({ length: howMany }, (_, index) => `bone-${index}`);
