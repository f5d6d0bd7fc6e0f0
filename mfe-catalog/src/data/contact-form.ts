import { getCaptcha, sendUsMessage } from '@vidya/contracts/browser/calls';
import { useLeaveGuard, usePlatform } from '@vidya/contracts/browser/platform';
import { withWork } from '@vidya/contracts/browser/proofs/with-work';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import type { ContactForm } from '@vidya/contracts/calls/contact';
import { contactProblems } from '@vidya/contracts/rules/contact-validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useCaptcha } from './captcha.ts';

export type ContactFields = Omit<ContactForm, 'captchaToken'>;
export type ContactField = keyof ContactForm;

const blank: ContactFields = { name: '', email: '', phone: '', subject: '', message: '' };

const hasText = (fields: ContactFields): boolean => Object.values(fields).some((text) => text.trim() !== '');

/** The contact form's state: its fields, the errors, and the input of failed attempts. */
export function useContactForm() {
  const { send, run, toasts } = usePlatform();
  const captcha = useCaptcha();
  const [fields, setFields] = useState(blank);
  const [wrong, setWrong] = useState<Partial<Record<ContactField, string>>>({});
  const [unsent, setUnsent] = useState<ContactFields[]>([]);
  const { isBusy: isSending, run: runOnce } = useSingleRun();
  useLeaveGuard([fields, ...unsent].some(hasText));

  /** Sends the message, or sets the errors and returns the first invalid field, so that the screen can focus it. */
  async function check(): Promise<ContactField | undefined> {
    const form = { ...fields, captchaToken: captcha.token };
    const problems = contactProblems(form);
    setWrong(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
    if (problems[0]) {
      toasts.error(problems[0].message);
      return problems[0].field;
    }
    // When many wrote from the same network, the captcha that is solved was too easy.
    const sent = withWork(
      ({ work }) => send(sendUsMessage, { body: work ? { ...form, captchaToken: work } : form }),
      () => send(getCaptcha, {}),
    );
    const response = await run(sent, {
      loading: texts.progress.sendingMail,
      success: texts.contact.received,
      failure: texts.contact.failed,
    });
    // Cleared after every attempt (section 2). The visitor can restore a message that was not sent (decision U5).
    setFields(blank);
    captcha.reset();
    if (!response) setUnsent((before) => [...before, fields]);
    return undefined;
  }

  return {
    fields,
    wrong: captcha.token ? { ...wrong, captchaToken: undefined } : wrong,
    captcha,
    isSending,
    hasUnsent: unsent.length > 0,
    submit: () => runOnce(check),
    type: (field: keyof ContactFields, value: string): void => {
      setFields((before) => ({ ...before, [field]: value }));
      setWrong((before) => ({ ...before, [field]: undefined }));
    },
    /** The latest first; what was typed since comes after the others. */
    restore: (): void => {
      setFields(unsent.at(-1) ?? fields);
      setUnsent([...(hasText(fields) ? [fields] : []), ...unsent.slice(0, -1)]);
    },
  };
}
