import { createHmac } from 'node:crypto';
import { gatewaySecrets } from './gateway.ts';
import type { Cells } from './ownership-cells.ts';
import { sale, type World } from './ownership-world.ts';

type Kind = 'sold' | 'archived' | 'draft' | 'free';

const course = (kind: Kind) => (w: World) => ({ body: { courseId: w[kind].id } });

/** The true proof of the holder's payment, sent by any caller. */
const proof = (w: World) => ({
  body: {
    razorpay_order_id: sale.orderId,
    razorpay_payment_id: sale.paymentId,
    razorpay_signature: createHmac('sha256', gatewaySecrets.key)
      .update(`${sale.orderId}|${sale.paymentId}`)
      .digest('hex'),
    courseId: w.sold.id,
  },
});

/** Purchases and the purchase history. */
export const paymentCells: Cells[] = [
  { call: 'getKeyId', is: '401 200 200 200 200 200 200 200' },
  { call: 'createOrder', of: 'on sale', is: '401 200 200 200 200 403 403 403', send: course('sold') },
  { call: 'createOrder', of: 'free', is: '401 200 200 200 200 403 403 403', send: course('free') },
  { call: 'createOrder', of: 'archived', is: '401 404 404 404 404 403 403 403', send: course('archived') },
  { call: 'createOrder', of: 'a draft', is: '401 404 404 404 404 403 403 403', send: course('draft') },
  { call: 'verifyOrder', of: 'the holder’s payment', is: '401 400 200 400 400 400 400 400', send: proof },
  { call: 'subscribe', of: 'free', is: '401 200 200 200 200 403 403 403', send: course('free') },
  { call: 'subscribe', of: 'on sale', is: '401 402 200 402 402 403 403 403', send: course('sold') },
  { call: 'subscribe', of: 'a draft', is: '401 404 404 404 404 403 403 403', send: course('draft') },
  {
    call: 'printInvoice',
    of: 'the holder’s payment',
    is: '401 404 200 404 404 404 404 200',
    send: (w) => ({ params: { paymentId: w.paymentId } }),
  },
  {
    call: 'printCreditNote',
    of: 'the holder’s refund',
    is: '401 404 200 404 404 404 404 200',
    send: (w) => ({ params: { creditNoteId: w.creditNoteId } }),
  },
  { call: 'purchaseHistory', is: '401 200 200 200 200 200 200 200' },
  {
    call: 'fetchAllPayments',
    is: '401 403 403 403 403 403 403 200',
    send: () => ({ body: { year: new Date().getFullYear() } }),
  },
  {
    call: 'exportPayments',
    is: '401 403 403 403 403 403 403 200',
    send: () => ({ query: { year: String(new Date().getFullYear()) } }),
  },
  {
    // The gateway does not know this payment: the administrator only gets as far as the check of the reason.
    call: 'refundPayment',
    of: 'the holder’s payment, without a reason',
    is: '401 403 403 403 403 403 403 400',
    send: (w) => ({ params: { paymentId: w.paymentId }, body: { reason: '' } }),
  },
  {
    call: 'giveBack',
    of: 'the holder’s payment, requested already',
    is: '401 404 409 404 404 404 404 404',
    send: (w) => ({ params: { paymentId: w.paymentId }, body: { reason: '' } }),
  },
  { call: 'leaveCourse', of: 'what the holder paid for', is: '401 404 409 404 404 404 404 404', send: course('sold') },
  { call: 'listRefundRequests', is: '401 403 403 403 403 403 403 200' },
  {
    call: 'grantRefund',
    of: 'the holder’s request, without a reason',
    is: '401 403 403 403 403 403 403 400',
    send: (w) => ({ params: { requestId: w.refundRequestId }, body: { reason: '' } }),
  },
  {
    call: 'declineRefund',
    of: 'the holder’s request',
    is: '401 403 403 403 403 403 403 200',
    reaches: ['holder'],
    send: (w) => ({ params: { requestId: w.refundRequestId }, body: { answer: 'You have seen all of it.' } }),
  },
  {
    call: 'receiveWebhook',
    of: 'the holder’s refund, unsigned',
    is: '400 400 400 400 400 400 400 400',
    send: () => ({
      body: { event: 'refund.processed', payload: { payment: { entity: { id: sale.paymentId, status: 'refunded' } } } },
    }),
  },
];
