import { createHash } from 'node:crypto';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { z } from 'zod';
import { badRequest } from '../../http/errors.ts';
import { gatewayPayment } from '../../outside/payments/card-gateway-shapes.ts';
import type { SalesStore, UpdateParts } from '../sales.store.ts';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { eventOf } from './gateway-payment.ts';

interface Letter {
  /** The exact bytes that were signed. */
  body: Buffer;
  signature: string;
  eventId: string | undefined;
}

const event = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: gatewayPayment }).optional(),
    refund: z.object({ entity: z.object({ id: z.string(), amount: z.number().int() }) }).optional(),
  }),
});

type GatewayEvent = z.infer<typeof event>;

function readEvent(body: Buffer): GatewayEvent {
  try {
    return event.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw badRequest(apiMessages.payment.eventUnreadable, 'UnknownEvent');
  }
}

/** `refund.created` only announces a refund; just `refund.processed` counts. */
const isPromise = (kind: string): boolean => kind === 'refund.created';

/**
 * Decision P4: verifies the signature and applies each event once, in any order, in the transaction that stores it.
 * 'repeated': a known event; 'foreign': not about one of our orders. The sender gets a success for both.
 */
export function createReceiveWebhook({ store, gateway, noteUpdate }: UpdateParts) {
  const apply = async (tx: SalesStore, { event: kind, payload }: GatewayEvent): Promise<'done' | 'foreign'> => {
    const gatewayEvent = payload.payment ? eventOf(payload.payment.entity) : null;
    if (!gatewayEvent || isPromise(kind)) return 'foreign';
    const outcome = await applyPaymentUpdate(tx, gatewayEvent);
    noteUpdate('webhook', gatewayEvent, outcome);
    if (outcome === 'unknown' || outcome === 'mismatch') return 'foreign';
    const payment = payload.refund ? await tx.findPayment(gatewayEvent.gatewayPaymentId) : null;
    if (payment && payload.refund) {
      const { id, amount } = payload.refund.entity;
      await tx.addRefund({ gatewayRefundId: id, paymentId: payment.id, amountPaise: amount });
    }
    return 'done';
  };

  return async ({ body, signature, eventId }: Letter): Promise<'done' | 'repeated' | 'foreign'> => {
    if (!gateway.isWebhookSignature({ body, signature }))
      throw badRequest(apiMessages.payment.signatureWrong, 'BadSignature');
    const letter = readEvent(body);
    const id = eventId ?? createHash('sha256').update(body).digest('hex');
    return store.transaction(async (tx) => {
      if (!(await tx.keepEvent({ id, kind: letter.event, payload: letter }))) return 'repeated';
      return apply(tx, letter);
    });
  };
}
