import { creditNoteAddress, invoiceAddress } from '@vidya/contracts/browser/addresses';
import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { paise, shortDate } from '@vidya/contracts/texts/format';
import { declinedLabel, foldedSentence, paymentStatusLabel } from '@vidya/contracts/texts/labels';
import { paths } from '@vidya/contracts/texts/paths';
import { Badge, type BadgeTone, Button, Icon, VisuallyHidden } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { Beside, GiveBack, Printed, Standing } from './purchase-styles.ts';

const tones: Record<string, BadgeTone> = { Paid: 'success', Refunded: 'info', Pending: 'warning' };

interface PurchaseStatusProps {
  entry: PurchaseHistoryEntry;
  onGiveBack: (entry: PurchaseHistoryEntry) => void;
}

/**
 * Paid, Refunded or Pending (decision P9). A pending order can be paid at today's price; a paid one has an invoice, and
 * can be given back for some days.
 */
export function PurchaseStatus({ entry, onGiveBack }: PurchaseStatusProps) {
  const { courseId, courseTitle, resume, declined } = entry;
  const label = paymentStatusLabel(entry.status);
  return (
    <Standing>
      <Badge tone={tones[label] ?? 'neutral'}>{label}</Badge>
      {declined ? <Beside>{declinedLabel(declined)}</Beside> : null}
      {entry.isSuperseded && label === 'Pending' ? <Beside>Not needed: you had this course already.</Beside> : null}
      {resume ? (
        <Button
          as={Link}
          to={paths.checkout(courseId, resume.coupon)}
          variant="secondary"
          size="small"
          aria-label={`Resume payment for ${courseTitle}`}
        >
          Resume payment
        </Button>
      ) : null}
      {resume && resume.amount !== entry.amount ? <Beside>{paise(resume.amount)} now</Beside> : null}
      {papersOf(entry).map(({ kind, number, href }) => (
        <Printed key={href} href={href} target="_blank" rel="noreferrer">
          <Icon name="receipt" size={16} />
          {kind}
          <VisuallyHidden>
            {' '}
            {number} for {courseTitle}, opens in a new tab
          </VisuallyHidden>
        </Printed>
      ))}
      {entry.giveBack ? (
        <GiveBack type="button" aria-haspopup="dialog" onClick={() => onGiveBack(entry)}>
          <Icon name="undo" size={16} />
          Give back
          <VisuallyHidden> {courseTitle}</VisuallyHidden>
        </GiveBack>
      ) : null}
      <RequestNote entry={entry} />
    </Standing>
  );
}

/** How a request for a refund stands, while the payment is not refunded. */
function RequestNote({ entry: { status, refundRequest } }: { entry: PurchaseHistoryEntry }) {
  if (!refundRequest || status === 'refunded') return null;
  const { state, isSelfService, askedAt, answer } = refundRequest;
  if (state === 'declined') return <Beside>Refund declined: {answer}</Beside>;
  return (
    <Beside>
      {isSelfService
        ? 'Your refund is under way: the bank did not respond at once, so we keep trying.'
        : `You asked for a refund on ${shortDate(askedAt)}. We answer by mail.`}
    </Beside>
  );
}

/** The attempts and orders beside what was paid that came to nothing; null if there are none. */
export const foldedAttempts = ({ folded }: PurchaseHistoryEntry) =>
  folded?.length ? folded.map((attempt) => <div key={attempt.at}>{foldedSentence(attempt)}</div>) : null;

/** The tax invoice and the credit notes of refunds, as PDFs. Nothing for free or unpaid orders. */
function papersOf({ invoice, creditNotes }: PurchaseHistoryEntry) {
  if (!invoice) return [];
  return [
    { kind: 'Invoice', number: invoice.number, href: invoiceAddress(invoice.paymentId) },
    ...creditNotes.map(({ creditNoteId, number }) => ({
      kind: 'Credit note',
      number,
      href: creditNoteAddress(creditNoteId),
    })),
  ];
}
