import type { CaptchaChallenge, ContactForm } from '@vidya/contracts/calls/contact';
import { contactProblems } from '@vidya/contracts/rules/contact-validation';
import { mailAddress } from '@vidya/contracts/rules/text/email-address';
import { indianNumber } from '@vidya/contracts/rules/text/pasted';
import { texts } from '@vidya/contracts/texts/texts';
import type { Db } from '../database/database.ts';
import { badRequest, refuse } from '../http/errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { sendMail } from '../jobs/send-mail.ts';
import type { Captcha } from './captcha.ts';
import { createContactStore } from './contact.store.ts';
import { acknowledgementMail, messageMail } from './contact-mails.ts';

export interface ContactParts {
  db: Db;
  captcha: Captcha;
  jobs: Jobs;
  /** The address of the site's staff, also for replies to their answers. */
  contactTo: string;
}

type Message = Omit<ContactForm, 'captchaToken'>;

function storedForm(form: ContactForm): Message {
  const { captchaToken: _, ...typed } = form;
  return { ...typed, email: mailAddress(form.email), phone: indianNumber(form.phone) };
}

/** At most one acknowledgement per address in this time, so that nobody can flood an inbox through our form. */
const acknowledgeEveryMs = 60 * 60_000;

export const createContactService = ({ db, captcha, jobs, contactTo }: ContactParts) => ({
  getCaptcha: (needed: number): Promise<CaptchaChallenge> => captcha.challenge(needed),
  isEnough: (...of: Parameters<Captcha['isEnough']>) => captcha.isEnough(...of),
  /** Stores the message, mails it to the site's staff and acknowledges it, all or nothing. */
  async sendUsMessage(form: ContactForm): Promise<void> {
    refuse(contactProblems(form));
    if (!(await captcha.accept(form.captchaToken))) {
      throw badRequest(texts.validation.captchaRequired, 'ValidationError');
    }
    const message = storedForm(form);
    await db.transaction(async (tx) => {
      const store = createContactStore(tx);
      await store.lockAddress(message.email);
      const isAcknowledged = await store.wroteRecently(message.email, new Date(Date.now() - acknowledgeEveryMs));
      await store.add(message);
      await jobs.send(tx, sendMail, messageMail(message, contactTo));
      if (!isAcknowledged) await jobs.send(tx, sendMail, acknowledgementMail(message));
    });
  },
});

export type ContactService = ReturnType<typeof createContactService>;
