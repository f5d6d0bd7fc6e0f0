import type { Payout, PayoutState } from '@vidya/contracts/calls/ledger/payouts';
import { shortDate } from '@vidya/contracts/texts/format';
import { Badge, type BadgeTone, type Column, Table } from '@vidya/shared-ui';
import { ReadFailed } from '../parts/ReadFailed.tsx';
import { rupeesAndPaise } from './amounts.ts';
import { Amount, HeadLine, Quiet, Whole } from './earnings-styles.ts';
import { usePayouts } from './use-payouts.ts';

const onTheWay: [BadgeTone, string] = ['info', 'On its way'];
const cameBack: [BadgeTone, string] = ['danger', 'Came back'];

const states: Record<PayoutState, [tone: BadgeTone, text: string]> = {
  proposed: ['neutral', 'Proposed'],
  released: onTheWay,
  sent: onTheWay,
  pending: onTheWay,
  queued: onTheWay,
  processing: onTheWay,
  processed: ['success', 'Paid'],
  reversed: cameBack,
  failed: cameBack,
  rejected: cameBack,
  withdrawn: ['neutral', 'Withdrawn'],
};

const columns: Column<Payout>[] = [
  { key: 'at', label: 'Date', cell: ({ proposedAt, endedAt }) => <Whole>{shortDate(endedAt ?? proposedAt)}</Whole> },
  { key: 'account', label: 'Account', cell: ({ mask }) => <Whole>{mask}</Whole> },
  {
    key: 'state',
    label: 'State',
    cell: ({ state, utr, reason }) => (
      <>
        <Badge tone={states[state][0]}>{states[state][1]}</Badge>
        <Quiet as="div">{reason || (utr ? `Bank’s reference ${utr}` : '')}</Quiet>
      </>
    ),
  },
  {
    key: 'amount',
    label: 'Amount',
    cell: ({ amountPaise }) => <Amount>{rupeesAndPaise(amountPaise)}</Amount>,
    align: 'end',
  },
];

/** What was paid out, and what is on its way; nothing before the first payout. */
export function Payouts() {
  const query = usePayouts();
  const { data, error } = query;
  if (data ? data.length === 0 : !error) return null;
  return (
    <section aria-labelledby="payouts">
      <HeadLine>
        <h2 id="payouts">Payouts</h2>
      </HeadLine>
      {data ? (
        <Table caption="Your payouts" columns={columns} rows={data} rowKey={({ _id }) => _id} />
      ) : (
        <ReadFailed query={query} />
      )}
    </section>
  );
}
