import type { PayoutBatchDetail } from '@vidya/contracts/calls/ledger/payouts';
import { limits } from '@vidya/contracts/rules/limits';
import { Button, ConfirmDialog, Note, Table } from '@vidya/shared-ui';
import { confirmationOf } from '../../parts/confirmation.ts';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import { amountText } from '../money-text.ts';
import { payoutColumns } from './payout-columns.tsx';
import { Release } from './payout-styles.ts';
import { useBatch, useRelease, useWithdrawal } from './use-payouts.ts';

/** The payouts of a batch, and what can still be done about them. */
export function Batch({ batchId }: { batchId: string }) {
  const { data, ...request } = useBatch(batchId);
  const release = useRelease(batchId);
  const withdrawal = useWithdrawal(batchId);
  if (request.error && !data) return <RequestFailed request={request} fallback="Error In Reading The Payouts" />;
  const isOpen = data !== undefined && data.state !== 'released';
  const heading = () => document.getElementById('batches');
  return (
    <>
      <Table
        caption="Payouts of the batch"
        columns={payoutColumns(isOpen ? withdrawal.ask : null)}
        rows={data?.payouts ?? []}
        rowKey={({ _id }) => _id}
        loadingRows={data ? undefined : 2}
      />
      {isOpen && data.count > 0 ? <ReleaseLine batch={data} ask={release.ask} /> : null}
      {release.batch ? (
        <ConfirmDialog
          {...confirmationOf(release, heading)}
          title={`Release ${amountText(release.batch.totalPaise)}?`}
          lines={linesOf(release.batch)}
          confirmLabel="Release"
        />
      ) : null}
      {withdrawal.payout ? (
        <ConfirmDialog
          {...confirmationOf(withdrawal, heading)}
          title={
            <>
              Withdraw the payout to <bdi translate="no">{withdrawal.payout.instructor.fullName}</bdi>?
            </>
          }
          lines={['The money stays in their balance, and a later batch proposes it again.']}
          confirmLabel="Withdraw"
        >
          <ReasonField reason={withdrawal.reason} max={limits.reasonMax} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const linesOf = ({ count, needsSecond, state }: PayoutBatchDetail): string[] =>
  needsSecond && state === 'proposed'
    ? [
        'The total is above the limit for one administrator, or a payout is your own: a second one must release it too.',
        'Nothing goes out yet.',
      ]
    : [
        count === 1 ? 'One payout goes out at once.' : `${count} payouts go out at once.`,
        'What is no longer available is withdrawn instead.',
      ];

function ReleaseLine({ batch, ask }: { batch: PayoutBatchDetail; ask: (batch: PayoutBatchDetail) => void }) {
  const isSecondOf = batch.state === 'approved';
  if (isSecondOf && batch.isOwnRelease)
    return <Note>You released it. Another administrator must release it too, because of its total.</Note>;
  return (
    <Release>
      <Button onClick={() => ask(batch)}>Release {amountText(batch.totalPaise)}</Button>
      {batch.needsSecond && !isSecondOf ? <Note as="span">A second administrator must release it too.</Note> : null}
    </Release>
  );
}
