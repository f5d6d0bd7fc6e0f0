import type { PaymentStatus } from '@vidya/contracts/texts/choices';
import type { OrderStatus } from '../database/tables/schema-sales.ts';
import { isOver, isPaid, nextOrderStatus, nextPaymentStatus } from './payment-state.ts';

const statuses: PaymentStatus[] = ['created', 'authorized', 'failed', 'captured', 'refunded'];

/** Every order in which the gateway may tell the same events. */
const orders = <Event>(events: Event[]): Event[][] =>
  events.length === 0
    ? [[]]
    : events.flatMap((event, at) => orders(events.toSpliced(at, 1)).map((rest) => [event, ...rest]));

it('ends a payment in the same status, in whatever order its events arrive', () => {
  for (const last of statuses.keys()) {
    const ends = orders(statuses.slice(0, last + 1)).map((events) =>
      events.reduce<PaymentStatus>(nextPaymentStatus, 'created'),
    );
    expect(new Set(ends)).toEqual(new Set([statuses[last]]));
  }
});

it.each<[now: OrderStatus, after: OrderStatus[]]>([
  ['created', ['created', 'attempted', 'attempted', 'paid', 'paid']],
  ['attempted', ['attempted', 'attempted', 'attempted', 'paid', 'paid']],
  ['closed', ['closed', 'closed', 'closed', 'paid', 'paid']],
  ['paid', ['paid', 'paid', 'paid', 'paid', 'paid']],
  ['superseded', ['superseded', 'superseded', 'superseded', 'superseded', 'superseded']],
])('moves a %s order forward only, for each status of a payment', (now, after) => {
  expect(statuses.map((status) => nextOrderStatus(now, status))).toEqual(after);
});

it('sells nothing more for an order that is paid or superseded', () => {
  const all: OrderStatus[] = ['created', 'attempted', 'closed', 'paid', 'superseded'];
  expect(all.filter(isOver)).toEqual(['paid', 'superseded']);
  expect(statuses.filter(isPaid)).toEqual(['captured', 'refunded']);
});
