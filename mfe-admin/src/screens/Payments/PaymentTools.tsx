import type { PaymentFilter } from '@vidya/contracts/calls/choices';
import { exportPaymentsAddress, type PaymentsRequest, paymentStatusLabel } from '@vidya/contracts/calls/payment';
import { Button, Icon, Select, VisuallyHidden } from '@vidya/shared-ui';
import { type PaymentSorting, paymentOrders } from '../../data/payments/payment-sorting.ts';
import type { PaymentChoice } from '../../data/payments/use-payment-filter.ts';
import type { DebouncedParam } from '../../data/use-debounced-param.ts';
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
  choice: PaymentChoice;
  typed: DebouncedParam;
  /** The list's request: the export contains the same payments, all of them. */
  request: PaymentsRequest;
  sorting: PaymentSorting;
  /** The table's column heads sort the list, so no sort field is needed. */
  isWide: boolean;
}

/** The search and filters of the month's payments, and the export. */
export function PaymentTools({ choice, typed, request, sorting, isWide }: PaymentToolsProps) {
  return (
    <PaymentToolsFrame>
      <SearchField label="Search" among="Search payments" placeholder="Buyer, course or payment id" typed={typed} />
      <Select
        label="Status"
        options={statuses}
        value={choice.status ?? ''}
        onChange={(event) => choice.chooseStatus(event.target.value as PaymentFilter | '')}
      />
      {isWide ? null : <SortField sorting={sorting} orders={paymentOrders} />}
      <Button
        as="a"
        variant="secondary"
        href={exportPaymentsAddress(request)}
        download
        icon={<Icon name="download" size={18} />}
      >
        Export CSV
        <VisuallyHidden> of these payments</VisuallyHidden>
      </Button>
    </PaymentToolsFrame>
  );
}
