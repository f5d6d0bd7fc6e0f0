import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paise } from '@vidya/contracts/texts/format';
import { Badge } from '../Badge/Badge.tsx';
import { type Column, Table } from './Table.tsx';

interface Purchase {
  course: string;
  on: string;
  amountPaise: number;
  method: string;
  status: 'Paid' | 'Pending' | 'Refunded';
}

const tones = { Paid: 'success', Pending: 'warning', Refunded: 'neutral' } as const;

const columns: Column<Purchase>[] = [
  { key: 'course', label: 'Course', cell: (row) => <a href="#course">{row.course}</a> },
  { key: 'on', label: 'Purchase On', cell: (row) => row.on },
  { key: 'amount', label: 'Amount', align: 'end', cell: (row) => paise(row.amountPaise) },
  { key: 'method', label: 'Payment Method', cell: (row) => row.method },
  { key: 'status', label: 'Status', cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge> },
];

const rows: Purchase[] = [
  { course: 'React from first principles', on: '9 Sep 2025', amountPaise: 149900, method: 'upi', status: 'Paid' },
  {
    course: 'हिन्दी में डेटा साइंस: शून्य से पहली परियोजना तक',
    on: '31 Dec 2025',
    amountPaise: 0,
    method: 'Free Coupon',
    status: 'Paid',
  },
  {
    course: 'Operating systems, thoroughly',
    on: '2 Jan 2026',
    amountPaise: 10000000,
    method: 'card',
    status: 'Pending',
  },
];

export default {
  component: Table<Purchase>,
  args: { caption: 'Purchase history', columns, rows, rowKey: (row) => row.course },
} satisfies Meta<typeof Table<Purchase>>;
type Story = StoryObj<typeof Table<Purchase>>;

export const Rows: Story = {};
export const Sorted: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, isSortable: column.key !== 'method' })),
    sort: { key: 'amount', order: 'desc' },
    onSort: () => undefined,
  },
};
export const WithRemarks: Story = {
  args: {
    below: ({ status }) =>
      status === 'Pending' ? null : 'Rs. 1,999 on 8 Sep 2025: Declined by the bank: The daily limit is used up',
  },
};
export const Loading: Story = { args: { loadingRows: 3 } };
