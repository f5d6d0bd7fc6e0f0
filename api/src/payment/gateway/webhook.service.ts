import { createHash } from 'node:crypto';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { badRequest } from '../../http/errors.ts';
import { defineJob, type Jobs } from '../../jobs/jobs.ts';
import { type ApplyMoneyEvent, areReadable, type MoneyEntities } from '../../ledger/payouts/apply-money-event.ts';
import type { CardGateway } from '../../outside/payments/card-gateway.ts';
import { gatewayPayment, refundAmount } from '../../outside/payments/card-gateway-shapes.ts';
import type { PaymentStore } from '../payment.store.ts';
import type { SalesStore, UpdateParts } from '../sales.store.ts';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { eventOf } from './gateway-payment.ts';

interface Letter {
  /** The exact bytes that were signed. */
  body: Buffer;
  signature: string;
  eventId: string | undefined;
}

/** Stored as it came: the ledger reads it. */
const unread = z.object({ entity: z.unknown() }).optional();

/** Only the id: the entity has the account's number and holder, which are stored encrypted or not at all. */
const validation = z.object({ entity: z.object({ id: z.string().startsWith('fav_') }) }).optional();

const event = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: gatewayPayment }).optional(),
    refund: z.object({ entity: z.object({ id: z.string(), amount: refundAmount }) }).optional(),
    payout: unread,
    settlement: unread,
    'fund_account.validation': validation,
  }),
});

type GatewayEvent = z.infer<typeof event>;

const moneyOf = ({ payload }: GatewayEvent): MoneyEntities => ({
  payout: payload.payout?.entity,
  settlement: payload.settlement?.entity,
  validationId: payload['fund_account.validation']?.entity.id,
});

function readEvent(body: Buffer): GatewayEvent {
  try {
    const letter = event.parse(JSON.parse(body.toString('utf8')));
    if (areReadable(moneyOf(letter))) return letter;
  } catch {
    // Refused below.
  }
  throw badRequest(apiMessages.payment.eventUnreadable, 'UnknownEvent');
}

/** `refund.created` only announces a refund; just `refund.processed` counts. */
const isPromise = (kind: string): boolean => kind === 'refund.created';

/** Applies a stored event. Its transaction marks the event as processed, so that it is applied once. */
export const applyWebhook = defineJob<{ eventId: string }>('apply-webhook', 8, { batchSize: 20, isInTurn: true });

export interface ReceiveParts {
  /** Runs `work` in a transaction. */
  transaction: <T>(work: (events: Pick<PaymentStore, 'keepEvent'>, tx: Db) => Promise<T>) => Promise<T>;
  jobs: Pick<Jobs, 'send'>;
  gateway: Pick<CardGateway, 'isWebhookSignature'>;
}

/**
 * Decision P4: verifies the signature and stores each event once, with the job that applies it: the gateway waits 5 s for
 * a response, and a backlog of events must not get in the way of people who buy. 'repeated': a known event. The sender
 * gets a success for both.
 */
export const createReceiveWebhook =
  ({ transaction, jobs, gateway }: ReceiveParts) =>
  async ({ body, signature, eventId }: Letter): Promise<'stored' | 'repeated'> => {
    if (!gateway.isWebhookSignature({ body, signature }))
      throw badRequest(apiMessages.payment.signatureWrong, 'BadSignature');
    const letter = readEvent(body);
    const id = eventId ?? createHash('sha256').update(body).digest('hex');
    return transaction(async (events, tx) => {
      if (!(await events.keepEvent({ id, kind: letter.event, payload: letter }))) return 'repeated';
      await jobs.send(tx, applyWebhook, { eventId: id });
      return 'stored';
    });
  };

/** The job's work: one event after the other on each worker, since all captures wait for the same invoice number. */
export function createWebhookWorker({
  store,
  noteUpdate,
  applyMoneyEvent,
}: Pick<UpdateParts, 'store' | 'noteUpdate'> & { applyMoneyEvent: ApplyMoneyEvent }) {
  const apply = async (tx: SalesStore, { event: kind, payload }: GatewayEvent): Promise<(() => void) | undefined> => {
    const gatewayEvent = payload.payment ? eventOf(payload.payment.entity) : null;
    if (!gatewayEvent || isPromise(kind)) return undefined;
    const outcome = await applyPaymentUpdate(tx, gatewayEvent);
    const note = () => noteUpdate('webhook', gatewayEvent, outcome);
    if (outcome === 'unknown' || outcome === 'mismatch') return note;
    const payment = payload.refund ? await tx.findPayment(gatewayEvent.gatewayPaymentId) : null;
    if (payment && payload.refund) {
      const { id, amount } = payload.refund.entity;
      await tx.addRefund({ gatewayRefundId: id, paymentId: payment.id, amountPaise: amount });
    }
    return note;
  };

  return async ({ eventId }: { eventId: string }): Promise<void> => {
    const note = await store.transaction(async (sales, tx) => {
      const payload = await sales.processEvent(eventId);
      if (payload === null) return undefined;
      const gatewayEvent = event.parse(payload);
      await applyMoneyEvent(tx, moneyOf(gatewayEvent));
      return apply(sales, gatewayEvent);
    });
    // Only what is committed counts.
    note?.();
  };
}

const forgottenMs = 3_600_000;

/** Queues again what no job has applied within an hour, such as after failures that have used up its retries. */
export const createResendEvents =
  ({ store, jobs }: { store: Pick<SalesStore, 'listUnprocessed'>; jobs: Pick<Jobs, 'send' | 'isUnderWay'> }) =>
  async (db: Db): Promise<void> => {
    for (const eventId of await store.listUnprocessed(new Date(Date.now() - forgottenMs))) {
      if (!(await jobs.isUnderWay(applyWebhook, { eventId }))) await jobs.send(db, applyWebhook, { eventId });
    }
  };
