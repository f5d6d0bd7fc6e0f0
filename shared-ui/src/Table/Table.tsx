import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BelowCell, BelowRow, Cell, Frame, Grid, HeadCell, SortButton } from './table-styles.ts';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts, so that digits line up. */
  align?: 'start' | 'end';
  /** The column's header is a button; see `onSort`. */
  isSortable?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children' | 'rows'> {
  /** What the table contains, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A remark below a row, as wide as the table; null for rows without one. */
  below?: ((row: Row) => ReactNode) | undefined;
  /** Shows this many skeleton rows in place of rows. */
  loadingRows?: number | undefined;
  /** The current order of the rows, by the column `key`; the caller sorts them. */
  sort?: { key: string; order: 'asc' | 'desc' } | undefined;
  /** Called when a sortable header is pressed. Leave it out where rows become cards: their headers are hidden. */
  onSort?: ((key: string) => void) | undefined;
}

/** Tables laid out as cards lose their semantics in some screen readers; explicit roles restore them. */
const role = { table: { role: 'table' }, row: { role: 'row' }, head: { role: 'columnheader' }, cell: { role: 'cell' } };

/** A table; on phones every row becomes a card of labels and values. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, below, loadingRows, sort, onSort, ...rest } = props;
  return (
    <Frame>
      <Grid {...role.table} aria-busy={loadingRows !== undefined} {...rest}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr {...role.row}>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loadingRows === undefined
            ? rows.map((row) => (
                <Fragment key={rowKey(row)}>
                  <Line columns={columns} draw={(column) => column.cell(row)} />
                  <Remark columns={columns.length}>{below?.(row)}</Remark>
                </Fragment>
              ))
            : Array.from({ length: loadingRows }, (_, index) => (
                <Line key={index} columns={columns} draw={() => <Skeleton width="70%" />} />
              ))}
        </tbody>
      </Grid>
    </Frame>
  );
}

type HeadProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> };

function Head<Row>({ column: { key, label, align, isSortable }, sort, onSort }: HeadProps<Row>) {
  const order = sort?.key === key ? sort.order : undefined;
  const icon = { asc: 'chevron-up', desc: 'chevron-down', none: 'sort' } as const;
  return (
    <HeadCell
      scope="col"
      $align={align}
      {...role.head}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {isSortable && onSort ? (
        <SortButton type="button" onClick={() => onSort(key)} $isSorted={order !== undefined}>
          {label}
          <Icon name={icon[order ?? 'none']} size={14} />
        </SortButton>
      ) : (
        label
      )}
    </HeadCell>
  );
}

type LineProps<Row> = { columns: readonly Column<Row>[]; draw: (column: Column<Row>) => ReactNode };

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

function Remark({ columns, children }: { columns: number; children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <BelowRow {...role.row}>
      <BelowCell colSpan={columns} {...role.cell}>
        {children}
      </BelowCell>
    </BelowRow>
  );
}
