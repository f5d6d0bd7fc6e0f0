import { invoiceAddress, type PurchaseHistoryEntry } from '@vidya/contracts/payment';
import { Icon, VisuallyHidden } from '@vidya/shared-ui';
import { Printed } from './purchase-styles.ts';

/** The tax invoice as a PDF, in a tab of its own; nothing for what was free or is not paid. */
export function InvoiceLink({ entry }: { entry: PurchaseHistoryEntry }) {
  if (!entry.invoice) return null;
  const { paymentId, number } = entry.invoice;
  return (
    <Printed href={invoiceAddress(paymentId)} target="_blank" rel="noreferrer">
      <Icon name="receipt" size={16} />
      Invoice
      <VisuallyHidden>
        {' '}
        {number} for {entry.courseTitle}, opens in a new tab
      </VisuallyHidden>
    </Printed>
  );
}
