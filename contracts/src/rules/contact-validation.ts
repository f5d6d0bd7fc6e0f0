import { fieldRequired, texts } from '../texts/texts.ts';
import { limits } from './limits.ts';
import { hasLetter, isWordless } from './text/clean-text.ts';
import { isEmail } from './text/email-address.ts';
import { indianNumber } from './text/pasted.ts';
import { isAddress, isBlank, type Problem, problemsOf } from './validation.ts';

const isMissing = {
  name: (text: string) => !hasLetter(text),
  email: isBlank,
  phone: isBlank,
  subject: isWordless,
  message: isWordless,
};
const fields = ['name', 'email', 'phone', 'subject', 'message'] as const;

type ContactForm = Record<(typeof fields)[number] | 'captchaToken', string>;

/** 10 digits starting 6 to 9 (section 9). */
const isIndianPhone = (value: string): boolean => /^[6-9]\d{9}$/.test(indianNumber(value));

/** Blank fields in order, then the captcha, then the patterns (decision U5). */
export const contactProblems = (form: ContactForm): Problem<keyof ContactForm>[] =>
  problemsOf<keyof ContactForm>([
    ...fields.map((field): [boolean, keyof ContactForm, string] => [
      isMissing[field](form[field]),
      field,
      fieldRequired(field),
    ]),
    [isBlank(form.captchaToken), 'captchaToken', texts.validation.captchaRequired],
    [!isEmail(form.email), 'email', texts.validation.contactEmailInvalid],
    [!isIndianPhone(form.phone), 'phone', texts.validation.phoneInvalid],
    [isAddress(form.name), 'name', texts.validation.nameAddress],
  ]);

/** The problems of an administrator's answer to a message. */
export const answerProblems = ({ body }: { body: string }): Problem<'body'>[] =>
  problemsOf([
    [isWordless(body), 'body', texts.admin.answerMissing],
    [body.trim().length > limits.replyMax, 'body', texts.admin.answerLong],
  ]);
