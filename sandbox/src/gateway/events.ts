import { nowSeconds } from './ids.ts';
import type { Order } from './new-order.ts';
import type { Payment } from './new-payment.ts';
import type { Refund } from './new-refund.ts';

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed';

export type GatewayEvent = ReturnType<typeof describeEvent>;

/** The body of a webhook: a copy of the entities at the moment of the event. `contains` names those in the payload. */
export function describeEvent(event: EventName, entities: { payment: Payment; order?: Order; refund?: Refund }) {
  const carried = Object.entries(entities);
  return {
    entity: 'event',
    account_id: 'acc_VidyaSandbox01',
    event,
    contains: carried.map(([name]) => name),
    payload: Object.fromEntries(carried.map(([name, entity]) => [name, { entity: structuredClone(entity) }])),
    created_at: nowSeconds(),
  };
}
