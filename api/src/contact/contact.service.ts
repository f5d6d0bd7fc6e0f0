import type { CaptchaChallenge, ContactForm } from '@vidya/contracts/contact';
import { contactProblems } from '@vidya/contracts/contact-validation';
import { texts } from '@vidya/contracts/texts';
import { bareNumber } from '@vidya/contracts/validation';
import type { Db } from '../database/database.ts';
import { badRequest, refuse } from '../http/errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { type MailMessage, oneLine } from '../outside/mail.ts';
import type { Captcha } from './captcha.ts';
import type { ContactStore } from './contact.store.ts';

export interface ContactService {
  getCaptcha(): Promise<CaptchaChallenge>;
  /** Kept and mailed to the people behind the site; either both happen or neither. */
  sendUsMessage(form: ContactForm): Promise<void>;
}

interface ContactParts {
  db: Db;
  store: ContactStore;
  captcha: Captcha;
  jobs: Jobs;
  /** Who reads the messages. */
  contactTo: string;
}

type Message = Omit<ContactForm, 'captchaToken'>;

const clean = (form: ContactForm): Message => ({
  name: oneLine(form.name),
  email: oneLine(form.email),
  phone: bareNumber(form.phone),
  subject: oneLine(form.subject),
  message: form.message.trim(),
});

const mailOf = (message: Message, to: string): MailMessage => ({
  to,
  replyTo: message.email,
  subject: `Contact: ${message.subject}`,
  text: `${message.name} <${message.email}>, ${message.phone}\n\n${message.message}`,
});

export const createContactService = ({ db, store, captcha, jobs, contactTo }: ContactParts): ContactService => ({
  getCaptcha: () => captcha.challenge(),
  async sendUsMessage(form) {
    refuse(contactProblems(form));
    if (!(await captcha.accept(form.captchaToken))) {
      throw badRequest(texts.validation.captchaRequired, 'ValidationError');
    }
    const message = clean(form);
    await db.transaction(async (tx) => {
      await store.add(tx, message);
      await jobs.send(tx, sendMail, mailOf(message, contactTo));
    });
  },
});
