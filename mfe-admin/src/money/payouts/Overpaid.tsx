import type { Overpaid as Row } from '@vidya/contracts/calls/ledger/payouts';
import { type Column, Note, Table } from '@vidya/shared-ui';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import { NoWrap } from '../../parts/table-styles.ts';
import { Part } from '../money-styles.ts';
import { amountText } from '../money-text.ts';
import { useOverpaid } from './use-payouts.ts';

const columns: Column<Row>[] = [
  { key: 'instructor', label: 'Instructor', cell: ({ instructor }) => <bdi translate="no">{instructor.fullName}</bdi> },
  {
    key: 'balance',
    label: 'Balance',
    cell: ({ balancePaise }) => <NoWrap>{amountText(balancePaise)}</NoWrap>,
    align: 'end',
  },
];

/** Whom refunds left with less than was paid out; nothing without one. */
export function Overpaid() {
  const { data, ...request } = useOverpaid();
  if (!request.error && !data?.length) return null;
  return (
    <Part aria-labelledby="overpaid">
      <h2 id="overpaid">Below zero</h2>
      {request.error && !data ? <RequestFailed request={request} fallback="Error In Reading The Balances" /> : null}
      {data?.length ? (
        <>
          <Table
            caption="Instructors with a balance below zero"
            columns={columns}
            rows={data}
            rowKey={({ instructor }) => instructor._id}
          />
          <Note>A sale was refunded after its payout. Later sales fill the balance; nothing is paid out before.</Note>
        </>
      ) : null}
    </Part>
  );
}
