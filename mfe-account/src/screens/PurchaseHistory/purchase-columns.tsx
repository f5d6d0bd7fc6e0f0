import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { daysBetween, paise, shortDate } from '@vidya/contracts/texts/format';
import { paymentMethodLabel } from '@vidya/contracts/texts/labels';
import { paths } from '@vidya/contracts/texts/paths';
import type { Column } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { PurchaseStatus } from './PurchaseStatus.tsx';
import { Amount, Course, Day, Note } from './purchase-styles.ts';

type OnGiveBack = (entry: PurchaseHistoryEntry) => void;

/** The columns of section 2, purchase history. `now` in ms marks near expiries. */
export const purchaseColumns = (now: number, onGiveBack: OnGiveBack): Column<PurchaseHistoryEntry>[] => [
  {
    key: 'course',
    label: 'Course',
    cell: ({ courseId, courseTitle }) =>
      // Without an id the course is gone.
      courseId ? (
        <Course as={Link} to={paths.courseDetail(courseId)}>
          {courseTitle}
        </Course>
      ) : (
        <strong>{courseTitle}</strong>
      ),
  },
  { key: 'purchaseAt', label: 'Purchase On', cell: (entry) => <Day>{shortDate(entry.purchaseAt)}</Day> },
  { key: 'expiresAt', label: 'Expiry Date', cell: (entry) => <Expiry entry={entry} now={now} /> },
  { key: 'amount', label: 'Amount', cell: (entry) => <Amount>{paise(entry.amount)}</Amount>, align: 'end' },
  { key: 'method', label: 'Payment Method', cell: methodOf },
  { key: 'status', label: 'Status', cell: (entry) => <PurchaseStatus entry={entry} onGiveBack={onGiveBack} /> },
];

const methodOf = ({ paymentMethod, status }: PurchaseHistoryEntry) => paymentMethodLabel(paymentMethod, status);

function noteOf({ status, expiresAt }: PurchaseHistoryEntry, now: number): string {
  if (status === 'refunded' && expiresAt) return 'Access ended';
  return status === 'captured' ? expiryNote(expiresAt, now) : '';
}

const nearDays = 30;
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/** 'in 12 days' for an expiry within `nearDays`, 'Expired' after it, otherwise ''. `now` in ms. */
function expiryNote(expiresAt: string | null, now: number): string {
  if (!expiresAt) return '';
  if (Date.parse(expiresAt) <= now) return 'Expired';
  const days = daysBetween(now, expiresAt);
  return days <= nearDays ? relative.format(days, 'day') : '';
}

function Expiry({ entry, now }: { entry: PurchaseHistoryEntry; now: number }) {
  const note = noteOf(entry, now);
  return (
    <>
      <Day>{shortDate(entry.expiresAt)}</Day>{' '}
      {note ? <Note $isOver={note === 'Expired' || note === 'Access ended'}>{note}</Note> : null}
    </>
  );
}
