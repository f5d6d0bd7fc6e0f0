import type { MoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import type { PayoutState } from '@vidya/contracts/calls/ledger/payouts';
import type { MoneyDifferenceKind, MoneySubject } from '@vidya/contracts/rules/ledger/money-advice';
import { shortDate } from '@vidya/contracts/texts/format';
import { Badge, type BadgeTone, Button, type Column, Note } from '@vidya/shared-ui';
import { NoWrap } from '../../parts/table-styles.ts';
import { amountText } from '../money-text.ts';
import { Reference } from './payout-styles.ts';
import type { BatchPayout } from './use-payouts.ts';

const states: Record<PayoutState, [tone: BadgeTone, text: string]> = {
  proposed: ['warning', 'Proposed'],
  released: ['info', 'Released'],
  sent: ['info', 'Sent'],
  pending: ['info', 'Pending'],
  queued: ['info', 'Queued'],
  processing: ['info', 'Processing'],
  processed: ['success', 'Processed'],
  reversed: ['danger', 'Reversed'],
  failed: ['danger', 'Failed'],
  rejected: ['danger', 'Rejected'],
  withdrawn: ['neutral', 'Withdrawn'],
};

/** `withdraw` is left out where nothing can be withdrawn any more. */
export const payoutColumns = (withdraw: ((payout: BatchPayout) => void) | null): Column<BatchPayout>[] => [
  {
    key: 'instructor',
    label: 'Instructor',
    cell: ({ instructor, mask }) => (
      <>
        <bdi translate="no">{instructor.fullName}</bdi>
        <Note as="div">{mask}</Note>
      </>
    ),
  },
  {
    key: 'state',
    label: 'State',
    cell: ({ state, reason, utr, gatewayId, amountPaise, availablePaise }) => (
      <>
        <Badge tone={states[state][0]}>{states[state][1]}</Badge>
        <Note as="div">{reason || utr || gatewayId}</Note>
        {state === 'proposed' && availablePaise < amountPaise ? (
          <Note as="div">Only {amountText(availablePaise)} is available now: it will be withdrawn.</Note>
        ) : null}
      </>
    ),
  },
  {
    key: 'amount',
    label: 'Amount',
    cell: ({ amountPaise }) => <NoWrap>{amountText(amountPaise)}</NoWrap>,
    align: 'end',
  },
  ...(withdraw
    ? [
        {
          key: 'withdraw',
          label: 'Action',
          align: 'end' as const,
          cell: (payout: BatchPayout) =>
            payout.state === 'proposed' ? (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Withdraw the payout to ${payout.instructor.fullName}`}
                onClick={() => withdraw(payout)}
              >
                Withdraw
              </Button>
            ) : null,
        },
      ]
    : []),
];

export type Difference = MoneyDifferences['differences'][number];

const kinds: Record<MoneyDifferenceKind, string> = {
  missingHere: 'Missing here',
  missingThere: 'Missing at the gateway',
  different: 'Different',
};
const subjects: Record<MoneySubject, string> = {
  payment: 'Payment',
  fee: 'Fee',
  refund: 'Refund',
  adjustment: 'Adjustment',
  settlement: 'Settlement',
  payout: 'Payout',
  transfer: 'Transfer',
};
const amountOf = (paise: number | null): string => (paise === null ? 'Nothing' : amountText(paise));

/** What to do about a difference, or when it was resolved. */
export const adviceOf = ({ advice, resolvedAt }: Difference): string =>
  resolvedAt ? `Resolved on ${shortDate(resolvedAt)}` : advice;

export const differenceColumns = (correct: (difference: Difference) => void): Column<Difference>[] => [
  { key: 'day', label: 'Day', cell: ({ day }) => <NoWrap>{shortDate(day)}</NoWrap> },
  {
    key: 'what',
    label: 'What',
    cell: ({ kind, subject, reference }) => (
      <Reference>
        {subjects[subject]}: {kinds[kind].toLowerCase()}
        <Note as="div">{reference}</Note>
      </Reference>
    ),
  },
  { key: 'here', label: 'Ledger', cell: ({ herePaise }) => <NoWrap>{amountOf(herePaise)}</NoWrap>, align: 'end' },
  { key: 'there', label: 'Gateway', cell: ({ therePaise }) => <NoWrap>{amountOf(therePaise)}</NoWrap>, align: 'end' },
  {
    key: 'correct',
    label: 'Action',
    align: 'end',
    cell: (difference) =>
      difference.resolvedAt ? null : (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Correct ${subjects[difference.subject].toLowerCase()} ${difference.reference}`}
          onClick={() => correct(difference)}
        >
          Correct
        </Button>
      ),
  },
];
