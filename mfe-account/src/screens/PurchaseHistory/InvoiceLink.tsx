import { creditNoteAddress, invoiceAddress, type PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { Icon, VisuallyHidden } from '@vidya/shared-ui';
import { Printed } from './purchase-styles.ts';

interface PrintedLinkProps {
  kind: 'Invoice' | 'Credit note';
  number: string;
  courseTitle: string;
  href: string;
}

/** Opens a PDF in a new tab. */
function PrintedLink({ kind, number, courseTitle, href }: PrintedLinkProps) {
  return (
    <Printed href={href} target="_blank" rel="noreferrer">
      <Icon name="receipt" size={16} />
      {kind}
      <VisuallyHidden>
        {' '}
        {number} for {courseTitle}, opens in a new tab
      </VisuallyHidden>
    </Printed>
  );
}

/** The links to the tax invoice and to the credit notes of refunds. Nothing for free or unpaid orders. */
export function InvoiceLink({ entry: { invoice, creditNotes, courseTitle } }: { entry: PurchaseHistoryEntry }) {
  if (!invoice) return null;
  return (
    <>
      <PrintedLink
        kind="Invoice"
        number={invoice.number}
        courseTitle={courseTitle}
        href={invoiceAddress(invoice.paymentId)}
      />
      {creditNotes.map(({ creditNoteId, number }) => (
        <PrintedLink
          key={creditNoteId}
          kind="Credit note"
          number={number}
          courseTitle={courseTitle}
          href={creditNoteAddress(creditNoteId)}
        />
      ))}
    </>
  );
}
