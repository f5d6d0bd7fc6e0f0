import { render, screen, within } from '@testing-library/react';
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

test('says that it is loading and shows bones in place of rows', () => {
  render(<Table caption="Purchases" columns={columns} rows={[]} rowKey={(row) => row.course} loadingRows={3} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});
