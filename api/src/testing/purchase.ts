import { createOrder, type Order, verifyOrder } from '@vidya/contracts/calls/payment';
import { eq } from 'drizzle-orm';
import { payments } from '../database/tables/schema-sales.ts';
import type { Person, TestApi } from './api.ts';
import type { TestGateway } from './gateway.ts';

/** Buys a course through the gateway and verifies the payment; returns its row. */
export async function purchase(api: TestApi, gateway: TestGateway, { as, courseId }: { as: Person; courseId: string }) {
  const { body } = await api.inject(createOrder, { body: { courseId }, as });
  const receipt = await gateway.pay((body.Data as Order).id);
  await api.inject(verifyOrder, { body: { ...receipt, courseId }, as });
  const [row] = await api.db.select().from(payments).where(eq(payments.gatewayPaymentId, receipt.razorpay_payment_id));
  return row!;
}

/** Of the mails that were sent, those with this beginning of the subject. */
export const mailsAbout = ({ mails }: TestApi, subject: string) =>
  mails.filter((mail) => mail.subject.startsWith(subject));

export const refundSubject = 'Your refund is on its way';
