import { z } from 'zod';

/** Unix seconds; later ones are in no calendar. */
export const gatewaySeconds = z.number().int().min(0).max(8_640_000_000_000);

/** Of a refund, in paise: what the database can store. */
export const refundAmount = z.number().int().min(1).max(2_147_483_647);

/** The fields that we read from the gateway's entities; amounts in paise, times in Unix seconds. */
export const gatewayOrder = z.object({
  id: z.string().startsWith('order_'),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.string(),
});

export const gatewayOrders = z.object({ items: z.array(gatewayOrder) });

export const gatewayPayment = z.object({
  id: z.string().startsWith('pay_'),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().nullable().default(''),
  /** Why the bank refused. */
  error_description: z.string().nullish(),
  amount_refunded: z.number().int().nullable().default(0),
  /** Known once captured; `fee` includes `tax`, its GST. */
  fee: z.number().int().nullish(),
  tax: z.number().int().nullish(),
  created_at: gatewaySeconds,
});

export const gatewayPayments = z.object({ items: z.array(gatewayPayment) });

/** A `pending` refund hardly ever fails: the payment has the status refunded from then on. */
export const gatewayRefund = z.object({
  id: z.string().startsWith('rfnd_'),
  payment_id: z.string(),
  amount: refundAmount,
  status: z.enum(['pending', 'processed', 'failed']),
});

export const gatewayRefunds = z.object({ items: z.array(gatewayRefund) });

export type GatewayOrder = z.infer<typeof gatewayOrder>;
export type GatewayPayment = z.infer<typeof gatewayPayment>;
export type GatewayRefund = z.infer<typeof gatewayRefund>;
