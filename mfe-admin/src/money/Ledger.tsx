import { causeNames } from '@vidya/contracts/rules/ledger/ledger-names';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import { limits } from '@vidya/contracts/rules/limits';
import { ConfirmDialog, SearchField, Skeleton, VisuallyHidden } from '@vidya/shared-ui';
import { useRef, useState } from 'react';
import { counted } from '../data/counted.ts';
import { Choice } from '../parts/Choice.tsx';
import { SkeletonCard } from '../parts/card-styles.ts';
import { confirmationOf } from '../parts/confirmation.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { NoResults } from '../parts/NoResults.tsx';
import { ReasonField } from '../parts/ReasonField.tsx';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { Dimmed, LedgerTools, Transactions } from './money-styles.ts';
import { amountText, monthOptions } from './money-text.ts';
import { TransactionRow } from './TransactionRow.tsx';
import { type Correction, useCorrection } from './use-correction.ts';
import { type LedgerFilter, type LedgerList, useLedger, useLedgerFilter } from './use-ledger.ts';

const causes = Object.entries(causeNames).map(([value, label]) => ({ value, label }));

/** All transactions, newest first, and those that a search finds. */
export function Ledger() {
  const filter = useLedgerFilter();
  const list = useLedger(filter.query);
  const correction = useCorrection();
  const [months] = useState(monthOptions);
  const tools = useRef<HTMLDivElement>(null);
  const { cause = '', month = '' } = filter.query;
  return (
    <>
      <LedgerTools ref={tools} tabIndex={-1} role="group" aria-label="Search">
        <SearchField among="Search the ledger" placeholder="Payment, order, person or course" typed={filter.typed} />
        <Choice
          label="Cause"
          placeholder="All causes"
          options={causes}
          value={cause}
          onChoose={(word) => filter.choose('cause', word)}
        />
        <Choice
          label="Month"
          placeholder="All months"
          options={months}
          value={month}
          onChoose={(word) => filter.choose('month', word)}
        />
      </LedgerTools>
      <LedgerResults filter={filter} list={list} correction={correction} />
      <CorrectionDialog correction={correction} focus={() => tools.current} />
    </>
  );
}

interface ResultsProps {
  filter: LedgerFilter;
  list: LedgerList;
  correction: Correction;
}

function LedgerResults({ filter, list, correction }: ResultsProps) {
  const { transactions, error, isOutdated, more } = list;
  if (error && !transactions) return <RequestFailed request={list} fallback={moneyTexts.failed} />;
  if (transactions?.length === 0 && !isOutdated) return <NoTransactions filter={filter} list={list} />;
  return (
    <>
      <VisuallyHidden role="status">
        {filter.isNarrowed && transactions && !isOutdated
          ? `${counted(transactions.length, 'transaction')}${more.isThere ? ' or more' : ''} found`
          : ''}
      </VisuallyHidden>
      <Dimmed data-outdated={isOutdated} aria-busy={isOutdated || !transactions}>
        <Transactions aria-label="Transactions">
          {transactions?.map((transaction) => (
            <TransactionRow
              key={transaction.id}
              transaction={transaction}
              onCorrect={correction.ask}
              onSearch={filter.search}
            />
          )) ??
            ['60%', '72%', '48%', '66%', '54%'].map((width) => (
              <SkeletonCard key={width} $isOpen={false}>
                <Skeleton width={width} />
                <Skeleton width="40%" />
              </SkeletonCard>
            ))}
        </Transactions>
      </Dimmed>
      <MoreButton more={more} what="transactions" />
    </>
  );
}

function NoTransactions({ filter, list }: Pick<ResultsProps, 'filter' | 'list'>) {
  if (list.isBroad) {
    return (
      <NoResults title="Too many people or courses fit" action={['Clear the search', filter.clear]}>
        Type more of the name, at least three letters, or an email address.
      </NoResults>
    );
  }
  if (filter.isNarrowed) {
    return (
      <NoResults title="No such transaction" action={['Show all', filter.clear]}>
        Check the spelling, or choose another cause or month.
      </NoResults>
    );
  }
  return <NoResults title="Nothing is booked yet">Each sale, refund, fee and payout will be here.</NoResults>;
}

function CorrectionDialog({ correction, focus }: { correction: Correction; focus: () => HTMLElement | null }) {
  const { transaction, reason } = correction;
  if (!transaction) return null;
  return (
    <ConfirmDialog
      {...confirmationOf(correction, focus)}
      title={`Reverse ${amountText(transaction.amountPaise)}, ${causeNames[transaction.cause].toLowerCase()} ${transaction.id}?`}
      lines={[
        'Every entry is booked the other way round, in the open month.',
        'The transaction itself stays as it is.',
      ]}
      confirmLabel="Book the correction"
    >
      <ReasonField reason={reason} max={limits.reasonMax} />
    </ConfirmDialog>
  );
}
