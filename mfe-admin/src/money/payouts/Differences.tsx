import type { MoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import { shortDate } from '@vidya/contracts/texts/format';
import { Skeleton, Table } from '@vidya/shared-ui';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import { Part } from '../money-styles.ts';
import { differenceColumns } from './payout-columns.tsx';
import { useDifferences } from './use-payouts.ts';

/** What the gateway's settlements and statement have otherwise than the ledger, with what to do about it. */
export function Differences() {
  const { data, ...request } = useDifferences();
  return (
    <Part aria-labelledby="differences">
      <h2 id="differences">Ledger and gateway</h2>
      {request.error && !data ? <RequestFailed request={request} fallback="Error In Reading The Differences" /> : null}
      {data ? <p>{summaryOf(data)}</p> : <Skeleton width="60%" />}
      {data && data.differences.length > 0 ? (
        <Table
          caption="Differences between ledger and gateway"
          columns={differenceColumns}
          rows={data.differences}
          rowKey={({ _id }) => _id}
        />
      ) : null}
    </Part>
  );
}

function summaryOf({ days, differences }: MoneyDifferences): string {
  const [last] = days;
  if (!last) return 'Nothing was compared yet: it happens every night.';
  const open = differences.filter(({ resolvedAt }) => resolvedAt === null).length;
  const found =
    open === 0 ? 'No difference is open.' : open === 1 ? 'One difference is open.' : `${open} differences are open.`;
  return `Compared up to ${shortDate(last.day)}. ${found}`;
}
