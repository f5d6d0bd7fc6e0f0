import { exportPaymentsAddress, type PaymentFilter, paymentStatusLabel } from '@vidya/contracts/calls/payment';
import { Select } from '@vidya/shared-ui';
import { paymentOrders } from '../../data/payments/payment-sorting.ts';
import type { useMonthPayments } from '../../data/payments/use-month-payments.ts';
import type { DebouncedParam } from '../../data/use-debounced-param.ts';
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
  typed: DebouncedParam;
  /** The table's column heads sort the list, so no sort field is needed. */
  isWide: boolean;
}

/** The search and filters of the month's payments, and the export of the same payments, all of them. */
export function PaymentTools({ found: { choice, exported, sorting }, typed, isWide }: PaymentToolsProps) {
  return (
    <PaymentToolsFrame>
      <SearchField among="Search payments" placeholder="Buyer, course or payment id" typed={typed} />
      <Select
        label="Status"
        options={statuses}
        value={choice.status ?? ''}
        onChange={(event) => choice.chooseStatus(event.target.value as PaymentFilter | '')}
      />
      {isWide ? null : <SortField sorting={sorting} orders={paymentOrders} />}
      <ExportButton href={exportPaymentsAddress(exported)} of="these payments" />
    </PaymentToolsFrame>
  );
}
