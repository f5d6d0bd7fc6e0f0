import type { EarningsLine } from '@vidya/contracts/calls/ledger/earnings';
import { shortDate } from '@vidya/contracts/texts/format';
import { Button, type Column, ListEnd, Select, Table } from '@vidya/shared-ui';
import { useState } from 'react';
import { ReadFailed } from '../parts/ReadFailed.tsx';
import { monthText, rupeesAndPaise } from './amounts.ts';
import { Amount, HeadLine, MoreLine, Quiet, Whole } from './earnings-styles.ts';
import { useEarningsLines } from './use-earnings.ts';

const causes: Record<EarningsLine['cause'], string> = {
  capture: 'Sale',
  refund: 'Refund',
  fee: 'Fee',
  settlement: 'Settlement',
  payout: 'Payout',
  payoutProcessed: 'Payout',
  payoutReturned: 'Payout returned',
  correction: 'Correction',
};

const amount = (paise: number) => <Amount $isBelow={paise === 0}>{rupeesAndPaise(paise)}</Amount>;

const columns: Column<EarningsLine>[] = [
  { key: 'at', label: 'Date', cell: ({ at }) => <Whole>{shortDate(at)}</Whole> },
  {
    key: 'what',
    label: 'Entry',
    cell: ({ cause, courseTitle, orderNumber }) => (
      <>
        {courseTitle ? `${causes[cause]}: ` : causes[cause]}
        <bdi>{courseTitle}</bdi>
        <Quiet as="div">{orderNumber}</Quiet>
      </>
    ),
  },
  {
    key: 'sale',
    label: 'Sale After Share',
    cell: ({ salePaise, sharePaise, couponPaise }) => amount(salePaise + sharePaise + couponPaise),
    align: 'end',
  },
  { key: 'tax', label: 'Tax', cell: ({ taxPaise }) => amount(taxPaise), align: 'end' },
  { key: 'total', label: 'For You', cell: ({ totalPaise }) => amount(totalPaise), align: 'end' },
];

/** The lines of one month: every sale, refund and payout. */
export function Lines({ months }: { months: readonly string[] }) {
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? months[0] ?? '';
  return (
    <section aria-labelledby="lines">
      <HeadLine>
        <h2 id="lines">Line by line</h2>
        <Select
          label="Month"
          isLabelHidden
          options={months.map((value) => ({ value, label: monthText(value) }))}
          value={month}
          onChange={(event) => setChosen(event.target.value)}
        />
      </HeadLine>
      <LinesOf key={month} month={month} />
    </section>
  );
}

function LinesOf({ month }: { month: string }) {
  const query = useEarningsLines(month);
  const [isAsked, setAsked] = useState(false);
  const { data, error, isLoadingMore, loadMore } = query;
  if (error && !data) return <ReadFailed query={query} />;
  return (
    <>
      <Table
        caption={`Lines of ${monthText(month)}`}
        columns={columns}
        rows={data?.lines ?? []}
        rowKey={({ id }) => id}
        loadingRows={data ? undefined : 4}
      />
      {isAsked && data && !data.hasMore ? <ListEnd>All lines are shown.</ListEnd> : null}
      {data?.hasMore ? (
        <MoreLine>
          <Button
            variant="secondary"
            isBusy={isLoadingMore}
            onClick={() => {
              setAsked(true);
              loadMore();
            }}
          >
            Load More
          </Button>
        </MoreLine>
      ) : null}
    </>
  );
}
