import { exportPaymentsAddress, type PaymentFilter, paymentStatusLabel } from '@vidya/contracts/calls/payment';
import type { useMonthPayments } from '../../data/payments/use-month-payments.ts';
import { Choice } from '../../parts/Choice.tsx';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { SortField } from '../../parts/SortField.tsx';
import { PaymentToolsFrame } from './payment-styles.ts';

const statuses: { value: PaymentFilter | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'paid', label: paymentStatusLabel('captured') },
  { value: 'refunded', label: paymentStatusLabel('refunded') },
  { value: 'pending', label: paymentStatusLabel('created') },
  { value: 'declined', label: 'Declined' },
];

interface PaymentToolsProps {
  found: ReturnType<typeof useMonthPayments>;
  /** The table's column heads sort the list, so no sort field is needed. */
  isWide: boolean;
}

/** The search and filters of the month's payments, and the export of the same payments, all of them. */
export function PaymentTools({ found: { choice, exported }, isWide }: PaymentToolsProps) {
  const { typed, status = '', chooseStatus, sorting } = choice;
  return (
    <PaymentToolsFrame>
      <SearchField among="Search payments" placeholder="Buyer, course or payment id" typed={typed} />
      <Choice label="Status" options={statuses} value={status} onChoose={chooseStatus} />
      {isWide ? null : <SortField sorting={sorting} />}
      <ExportButton href={exportPaymentsAddress(exported)} of="these payments" />
    </PaymentToolsFrame>
  );
}
