import { nowSeconds } from './ids.ts';

type PaymentEvent = `payment.${'authorized' | 'captured' | 'failed'}` | 'order.paid';
type PayoutEvent =
  `payout.${'pending' | 'queued' | 'initiated' | 'processed' | 'updated' | 'reversed' | 'failed' | 'rejected'}`;
type ValidationEvent = `fund_account.validation.${'completed' | 'failed'}`;
export type EventName =
  | PaymentEvent
  | PayoutEvent
  | ValidationEvent
  | `refund.${'created' | 'processed'}`
  | 'settlement.processed';

export type GatewayEvent = ReturnType<typeof describeEvent>;

/** Sends events that belong together, in this order. */
export type Notify = (events: GatewayEvent[]) => void;

/** The body of a webhook: a copy of the entities at the moment of the event. `contains` names those in the payload. */
export function describeEvent(event: EventName, entities: Record<string, object>) {
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
