import type { PayoutBatch } from '@vidya/contracts/calls/ledger/payouts';
import { shortDate } from '@vidya/contracts/texts/format';
import { Badge, type BadgeTone, Icon, Note, Skeleton } from '@vidya/shared-ui';
import { useState } from 'react';
import { Opener } from '../../parts/card-styles.ts';
import { Expandable, toggleOf } from '../../parts/expandable.ts';
import { NoResults } from '../../parts/NoResults.tsx';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import { Part, Parts } from '../money-styles.ts';
import { amountText } from '../money-text.ts';
import { Batch } from './Batch.tsx';
import { Differences } from './Differences.tsx';
import { Overpaid } from './Overpaid.tsx';
import { Batches, BatchLine, OpenBatch } from './payout-styles.ts';
import { useBatches } from './use-payouts.ts';

/** Batches of payouts to look at and release, and what the gateway has otherwise than the ledger. */
export function Payouts() {
  const { data, ...request } = useBatches();
  if (request.error && !data) return <RequestFailed request={request} fallback="Error In Reading The Payouts" />;
  return (
    <Parts aria-busy={!data}>
      <Part aria-labelledby="batches">
        <h2 id="batches" tabIndex={-1}>
          Batches of payouts
        </h2>
        {data ? null : <Skeleton shape="block" height="6rem" />}
        {data?.length === 0 ? (
          <NoResults title="No payouts yet">
            Once a week a batch is proposed for each instructor with a verified account, a PAN and enough available.
          </NoResults>
        ) : null}
        <Batches>
          {data?.map((batch, index) => (
            <BatchItem key={batch._id} batch={batch} isFirst={index === 0} />
          ))}
        </Batches>
      </Part>
      <Overpaid />
      <Differences />
    </Parts>
  );
}

const states: Record<PayoutBatch['state'], [BadgeTone, string]> = {
  proposed: ['warning', 'To release'],
  approved: ['warning', 'Needs a second administrator'],
  released: ['success', 'Released'],
};

function BatchItem({ batch, isFirst }: { batch: PayoutBatch; isFirst: boolean }) {
  const { _id, proposedAt, state, totalPaise, count, releasedBy, secondBy } = batch;
  const [isOpen, setOpen] = useState(isFirst && state !== 'released');
  const [tone, text] = states[state];
  const who = [releasedBy, secondBy].filter(Boolean).join(' and ');
  return (
    <Expandable $isOpen={isOpen}>
      <Opener {...toggleOf({ isOpen, id: `batch-${_id}`, onToggle: setOpen })}>
        <BatchLine>
          <span>
            {shortDate(proposedAt)} · {count === 1 ? '1 payout' : `${count} payouts`}
          </span>
          <Badge tone={tone}>{text}</Badge>
          <b>{amountText(totalPaise)}</b>
          <Icon name="chevron-down" size={18} />
        </BatchLine>
      </Opener>
      {isOpen ? (
        <OpenBatch id={`batch-${_id}`}>
          {who ? <Note>Released by {who}.</Note> : null}
          <Batch batchId={_id} />
        </OpenBatch>
      ) : null}
    </Expandable>
  );
}
