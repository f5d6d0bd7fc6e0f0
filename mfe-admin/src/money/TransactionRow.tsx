import { useMedia } from '@vidya/contracts/browser/use-media';
import type { LedgerEntry, LedgerTransaction } from '@vidya/contracts/calls/ledger/money';
import { accountNames, causeNames, isCorrectable, lineNames } from '@vidya/contracts/rules/ledger/ledger-names';
import { momentInIndia, monthInIndia } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, type BadgeTone, Button, type Column, Icon, Note, Table } from '@vidya/shared-ui';
import { from } from '@vidya/shared-ui/tokens';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePeriod } from '../data/use-period.ts';
import { Buttons, Line, Opener, Part, Quiet } from '../parts/card-styles.ts';
import { Expandable, ExpandedPart, toggleOf } from '../parts/expandable.ts';
import { Aside } from '../parts/table-styles.ts';
import { Group, Links, Number } from './money-styles.ts';
import { amountText } from './money-text.ts';

const tones: Partial<Record<LedgerTransaction['cause'], BadgeTone>> = {
  capture: 'success',
  refund: 'warning',
  correction: 'primary',
};

interface RowProps {
  transaction: LedgerTransaction;
  onCorrect: (transaction: LedgerTransaction) => void;
  onSearch: (text: string) => void;
}

/** One transaction: cause, course and amount; its entries on tap. */
export function TransactionRow(props: RowProps) {
  const { transaction } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { cause, at, amountPaise, payment, course, isReversed } = transaction;
  return (
    <Expandable $isOpen={isOpen}>
      <Opener {...toggleOf({ isOpen, id, onToggle: setOpen })}>
        <Line>
          <Badge tone={tones[cause] ?? 'neutral'}>{causeNames[cause]}</Badge>{' '}
          <Part>
            <bdi>{course?.title ?? ''}</bdi>
          </Part>{' '}
          <b>{amountText(amountPaise)}</b>
          <Icon name="chevron-down" size={18} />
        </Line>{' '}
        <Line>
          <Quiet>
            {momentInIndia(at)}
            {payment ? (
              <>
                {' · '}
                <bdi translate="no">{payment.buyer}</bdi>
              </>
            ) : null}
            {isReversed ? ' · Reversed' : ''}
          </Quiet>{' '}
          <Number>No. {transaction.id}</Number>
        </Line>
      </Opener>
      {isOpen ? (
        <ExpandedPart id={id}>
          <Details {...props} />
        </ExpandedPart>
      ) : null}
    </Expandable>
  );
}

const columns: Column<LedgerEntry>[] = [
  { key: 'account', label: 'Account', cell: ({ account }) => accountNames[account] },
  {
    key: 'instructor',
    label: 'Instructor',
    cell: ({ instructor }) => (instructor ? <bdi translate="no">{instructor}</bdi> : '–'),
  },
  { key: 'line', label: 'For', cell: ({ line }) => lineNames[line] },
  { key: 'debit', label: 'Debit', align: 'end', cell: ({ paise }) => (paise > 0 ? amountText(paise) : '–') },
  { key: 'credit', label: 'Credit', align: 'end', cell: ({ paise }) => (paise < 0 ? amountText(-paise) : '–') },
];

function Details({ transaction, onCorrect, onSearch }: RowProps) {
  const { cause, actor, reason, reverses, reversedBy, reference } = transaction;
  const other = reverses ?? reversedBy;
  return (
    <>
      <Causes transaction={transaction} />
      {reference ? <Note translate="no">{reference}</Note> : null}
      {reason ? (
        <Note>
          <bdi translate="no">{actor}</bdi>: {reason}
        </Note>
      ) : null}
      <Entries transaction={transaction} />
      <Buttons>
        {other ? (
          <Button variant="secondary" size="small" onClick={() => onSearch(other)}>
            {reverses ? `Show what it reverses, no. ${other}` : `Show the correction, no. ${other}`}
          </Button>
        ) : null}
        {isCorrectable(cause) && !reversedBy ? (
          <Button variant="secondary" size="small" onClick={() => onCorrect(transaction)}>
            Reverse
          </Button>
        ) : null}
      </Buttons>
    </>
  );
}

/** The entries: a table, on phones a line each with the side of its amount. */
function Entries({ transaction: { id, entries } }: Pick<RowProps, 'transaction'>) {
  const isWide = useMedia(from.tablet);
  if (isWide) {
    return (
      <Table
        caption={`Entries of transaction ${id}`}
        columns={columns}
        rows={entries}
        rowKey={(entry) => String(entries.indexOf(entry))}
      />
    );
  }
  return (
    <Group>
      {entries.map(({ account, instructor, line, paise }, index) => (
        <div key={`${account}-${index}`}>
          <dt>
            {accountNames[account]}
            <Aside>
              {' '}
              {lineNames[line]}
              {instructor ? (
                <>
                  {', '}
                  <bdi translate="no">{instructor}</bdi>
                </>
              ) : null}
            </Aside>
          </dt>
          <dd>
            {amountText(Math.abs(paise))} {paise > 0 ? 'debit' : 'credit'}
          </dd>
        </div>
      ))}
    </Group>
  );
}

/** Links to the payment, in its month of the payments, and to the course. */
function Causes({ transaction: { payment, course } }: Pick<RowProps, 'transaction'>) {
  const { chooseMonth, chooseYear } = usePeriod();
  const show = (createdAt: string): void => {
    const { month, year } = monthInIndia(createdAt);
    chooseMonth(month);
    chooseYear(year);
  };
  if (!payment && !course?.id) return null;
  return (
    <Links>
      {payment ? (
        <Link
          to={paths.payments({ q: payment.gatewayId || payment.id })}
          translate="no"
          onClick={() => show(payment.createdAt)}
        >
          Payment {payment.gatewayId || payment.id}
        </Link>
      ) : null}
      {payment?.orderNumber ? <span translate="no">{payment.orderNumber}</span> : null}
      {course?.id ? <Link to={paths.courseDetail(course.id)}>{course.title}</Link> : null}
    </Links>
  );
}
