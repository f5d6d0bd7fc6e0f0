import type { Order, Payment, Refund } from './entities.ts';
import { nowSeconds } from './ids.ts';

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed';

interface Entities {
  payment: Payment;
  order?: Order;
  refund?: Refund;
}

export type GatewayEvent = ReturnType<typeof describeEvent>;

/**
 * The body of a webhook: a snapshot of the entities at the moment when the event happened. `contains` names those that the
 * payload carries.
 */
export function describeEvent(event: EventName, entities: Entities) {
  const carried = Object.entries(entities).filter(([, entity]) => entity !== undefined);
  return {
    entity: 'event',
    account_id: 'acc_VidyaSandbox01',
    event,
    contains: carried.map(([name]) => name),
    payload: Object.fromEntries(carried.map(([name, entity]) => [name, { entity: structuredClone(entity) }])),
    created_at: nowSeconds(),
  };
}
