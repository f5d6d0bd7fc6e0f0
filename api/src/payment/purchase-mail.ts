import { callAddress } from '@vidya/contracts/calls/call';
import { printInvoice } from '@vidya/contracts/calls/payment';
import { paise, shortDate } from '@vidya/contracts/texts/format';
import { paymentMethodLabel } from '@vidya/contracts/texts/labels';
import { paths } from '@vidya/contracts/texts/paths';
import type { Db } from '../database/database.ts';
import { findRecipient } from '../database/recipient.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { mailOf } from '../outside/mail/letter.ts';
import type { PaymentRow } from './payment.store.ts';
import type { PurchaseNotice } from './sales.store.ts';

function linesOf(
  origin: string,
  payment: PaymentRow,
  { orderNumber, invoiceNumber, savedPaise }: PurchaseNotice,
): string[] {
  const { id, courseTitle, amountPaise, method, status, expiresAt } = payment;
  const saved = savedPaise > 0 ? `Your coupon saved you ${paise(savedPaise)}.` : '';
  const what =
    amountPaise > 0
      ? `You bought ‘${courseTitle}’ for ${paise(amountPaise)}, GST included. Paid with: ${paymentMethodLabel(method, status)}.`
      : `You are enrolled in ‘${courseTitle}’. There was nothing to pay.`;
  const papers = invoiceNumber
    ? [
        `Tax invoice ${invoiceNumber}, which opens while you are logged in:\n${origin}${callAddress(printInvoice, { paymentId: id })}`,
      ]
    : [];
  return [
    [what, saved].filter(Boolean).join(' '),
    ...(orderNumber ? [`Order number: ${orderNumber}`] : []),
    ...papers,
    ...(expiresAt ? [`You can watch the course until ${shortDate(expiresAt.toISOString())}.`] : []),
  ];
}

/**
 * Queues the receipt of a purchase or a free enrolment for the buyer, in the transaction that opens the access; deleted
 * people get none (decision P13).
 */
export const createTellPurchased =
  (jobs: Jobs, origin: string) =>
  async (tx: Db, payment: PaymentRow, purchase: PurchaseNotice): Promise<void> => {
    const buyer = await findRecipient(tx, payment.userId);
    if (!buyer || !payment.courseId) return;
    const isPaid = payment.amountPaise > 0;
    const mail = mailOf({
      to: buyer.email,
      subject: isPaid ? `Your receipt for ‘${payment.courseTitle}’` : `You are enrolled in ‘${payment.courseTitle}’`,
      name: buyer.fullName,
      lines: linesOf(origin, payment, purchase),
      action: { label: 'Start learning', address: origin + paths.viewLectures(payment.courseId) },
      after: [`All your purchases: ${origin}${paths.purchaseHistory()}`],
    });
    await jobs.send(tx, sendMail, mail);
  };
