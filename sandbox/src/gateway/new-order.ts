import { newId, nowSeconds } from './ids.ts';
import type { Notes } from './notes.ts';

/** Amounts are in paise, times in seconds since 1970. `autoCapture` is not part of the protocol's entity. */
export type StoredOrder = ReturnType<typeof newOrder>;
type OrderFields = { amount: number; receipt: string | null; notes: Notes; autoCapture: boolean };

export const newOrder = ({ amount, ...fields }: OrderFields) => ({
  id: newId('order'),
  entity: 'order',
  amount,
  amount_paid: 0,
  amount_due: amount,
  currency: 'INR' as const,
  offer_id: null,
  status: 'created' as 'created' | 'attempted' | 'paid',
  attempts: 0,
  created_at: nowSeconds(),
  ...fields,
});

/** An order as the protocol shows it. */
export type Order = Omit<StoredOrder, 'autoCapture'>;

export const toOrder = ({ autoCapture: _autoCapture, ...order }: StoredOrder): Order => order;
