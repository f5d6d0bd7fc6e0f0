import { paise } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import type { Db } from '../../database/database.ts';
import { findRecipient } from '../../database/recipient.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { mailOf } from '../../outside/mail/letter.ts';
import type { PaymentRow } from '../payment.store.ts';
import type { RefundNotice } from '../sales.store.ts';
import { createRefundRequestStore } from './refund-request.store.ts';

/** Queues the administrator's answer to a request that was declined; deleted people get none. */
export const createTellDeclined =
  (jobs: Jobs, origin: string) =>
  async (tx: Db, userId: string, { courseTitle, answer }: { courseTitle: string; answer: string }): Promise<void> => {
    const buyer = await findRecipient(tx, userId);
    if (!buyer) return;
    const mail = mailOf({
      to: buyer.email,
      subject: 'About your request for a refund',
      name: buyer.fullName,
      lines: [
        `You asked us to refund what you paid for ‘${courseTitle}’. We have read your request and can not do so:`,
        ...answer.split(/\n{2,}/),
        'Your access to the course stays as it is.',
      ],
      action: { label: 'See your purchases', address: origin + paths.purchaseHistory() },
    });
    await jobs.send(tx, sendMail, mail);
  };

/** In the transaction that ends the access: closes the buyer's request and queues a mail; deleted people get none. */
export const createTellRefunded =
  (jobs: Jobs, origin: string) =>
  async (
    tx: Db,
    { id, userId, courseTitle, expiresAt }: PaymentRow,
    { refundedNowPaise, creditNote }: RefundNotice,
  ): Promise<void> => {
    await createRefundRequestStore(tx).closeRefunded(id);
    const buyer = await findRecipient(tx, userId);
    if (!buyer) return;
    const mail = mailOf({
      to: buyer.email,
      subject: 'Your refund is on its way',
      name: buyer.fullName,
      lines: [
        `Your payment of ${paise(refundedNowPaise)} for ‘${courseTitle}’ is on its way back to you.`,
        `It goes back the way it came: to your card, account or wallet, usually within 5 to 7 working days. ${expiresAt ? 'The access that it bought has ended.' : 'It had opened no access: what you have stays as it is.'}`,
        ...(creditNote ? [`The credit note ${creditNote} is beside its invoice in your purchase history.`] : []),
      ],
      action: { label: 'See your purchases', address: origin + paths.purchaseHistory() },
    });
    await jobs.send(tx, sendMail, mail);
  };
