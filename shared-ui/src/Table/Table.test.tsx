import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from './Table.tsx';

const columns = [
  { key: 'course', label: 'Course', cell: (row: { course: string }) => row.course },
  { key: 'amount', label: 'Amount', cell: () => 'Rs. 499' },
];

test('stays a table whose cells carry their label for the stacked layout', () => {
  render(<Table caption="Purchases" columns={columns} rows={[{ course: 'React' }]} rowKey={(row) => row.course} />);
  const table = screen.getByRole('table', { name: 'Purchases' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getByRole('cell', { name: 'Rs. 499' })).toHaveAttribute('data-label', 'Amount');
});

test('shows a remark below its row, as wide as the table', () => {
  const rows = [{ course: 'React' }, { course: 'Git' }];
  const below = ({ course }: { course: string }) => (course === 'React' ? 'Declined by the bank' : null);
  render(<Table caption="Purchases" columns={columns} rows={rows} rowKey={(row) => row.course} below={below} />);
  const lines = screen.getAllByRole('row').slice(1);
  expect(lines.map(({ textContent }) => textContent)).toEqual(['ReactRs. 499', 'Declined by the bank', 'GitRs. 499']);
  expect(screen.getByRole('cell', { name: 'Declined by the bank' })).toHaveAttribute('colspan', '2');
});

test('sorts by its heads, which say how it is sorted', async () => {
  const sortBy = jest.fn();
  const sortable = columns.map((column) => ({ ...column, isSortable: column.key === 'amount' }));
  render(
    <Table
      caption="Purchases"
      columns={sortable}
      rows={[]}
      rowKey={(row) => row.course}
      sort={{ key: 'amount', order: 'desc' }}
      onSort={sortBy}
    />,
  );
  const head = screen.getByRole('columnheader', { name: 'Amount' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Course' })).not.toHaveAttribute('aria-sort');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(head).getByRole('button', { name: 'Amount' }));
  expect(sortBy).toHaveBeenCalledWith('amount');
});

test('says that it is loading and shows skeletonRows in place of rows', () => {
  render(<Table caption="Purchases" columns={columns} rows={[]} rowKey={(row) => row.course} loadingRows={3} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});
