import type { MoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import { count, shortDate } from '@vidya/contracts/texts/format';
import { Button, Skeleton, Table } from '@vidya/shared-ui';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import { Part, SectionHead } from '../money-styles.ts';
import { DifferenceDialog } from './DifferenceDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { adviceOf, differenceColumns } from './payout-columns.tsx';
import { useDifferenceCorrection } from './use-difference-correction.ts';
import { useMoneyImport } from './use-money-import.ts';
import { useDifferences } from './use-payouts.ts';

/** What the gateway's settlements and statement have otherwise than the ledger, with what to do about it. */
export function Differences() {
  const { data, ...request } = useDifferences();
  const correction = useDifferenceCorrection();
  const file = useMoneyImport();
  return (
    <Part aria-labelledby="differences">
      <SectionHead>
        <h2 id="differences" tabIndex={-1}>
          Ledger and gateway
        </h2>
        <Button variant="secondary" size="small" onClick={file.open}>
          Import a file
        </Button>
      </SectionHead>
      {request.error && !data ? <RequestFailed request={request} fallback="Error In Reading The Differences" /> : null}
      {data ? <p>{summaryOf(data)}</p> : null}
      {!request.error && !data ? <Skeleton width="60%" /> : null}
      {data && data.differences.length > 0 ? (
        <Table
          caption="Differences between ledger and gateway"
          columns={differenceColumns(correction.ask)}
          rows={data.differences}
          rowKey={({ _id }) => _id}
          below={adviceOf}
        />
      ) : null}
      <DifferenceDialog correction={correction} />
      <ImportDialog file={file} />
    </Part>
  );
}

function summaryOf({ days, openCount }: MoneyDifferences): string {
  const [last] = days;
  if (!last) return 'Nothing was compared yet: it happens every night.';
  const found =
    openCount === 0
      ? 'No difference is open.'
      : openCount === 1
        ? 'One difference is open.'
        : `${count(openCount)} differences are open.`;
  return `Compared up to ${shortDate(last.day)}. ${found}`;
}
