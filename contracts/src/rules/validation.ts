import { texts } from '../texts/texts.ts';
import { limits } from './limits.ts';
import { cleanLine, cleanText, hasLetter, isUnseen } from './text/clean-text.ts';
import { isEmail } from './text/email-address.ts';
import { bareNumber, plainLink } from './text/pasted.ts';

const say = texts.validation;

/** One broken rule. Forms show all of them beside their fields, and the first one in the toast (decision S7). */
export interface Problem<Field extends string = string> {
  field: Field;
  message: string;
}

type Rule<Field extends string> = [broken: boolean, field: Field, message: string];

/** The broken rules in their order, at most one per field. */
export function problemsOf<Field extends string>(rules: Rule<Field>[]): Problem<Field>[] {
  const found = new Map<Field, Problem<Field>>();
  for (const [broken, field, message] of rules) if (broken && !found.has(field)) found.set(field, { field, message });
  return [...found.values()];
}

export const isBlank = (value: string | number | null | undefined): boolean =>
  value === null || value === undefined || isUnseen(String(value));

/** Whether a name is an address of the web or of mail: mail programs would turn it into a link. */
export const isAddress = (name: string): boolean => /:\/\/|@|www\.|\.(?:com|net|org)\b/i.test(name);

export const loginProblems = (form: { email: string; password: string }): Problem<'email' | 'password'>[] =>
  problemsOf([
    [isBlank(form.email), 'email', say.emailMissing],
    [isBlank(form.password), 'password', say.passwordMissing],
    [!isEmail(form.email), 'email', say.emailInvalid],
  ]);

const isShort = (password: string): boolean => password.length < limits.password.min;
const isLong = (password: string): boolean => password.length > limits.password.max;

export const signUpProblems = (form: {
  fullName: string;
  email: string;
  password: string;
}): Problem<'fullName' | 'email' | 'password'>[] =>
  problemsOf([
    [!hasLetter(form.fullName), 'fullName', say.nameRequired],
    [isBlank(form.email), 'email', say.emailRequired],
    [isBlank(form.password), 'password', say.passwordRequired],
    [!isEmail(form.email), 'email', say.emailInvalid],
    [isShort(form.password), 'password', say.passwordShort],
    [isLong(form.password), 'password', say.passwordLong],
    [isAddress(form.fullName), 'fullName', say.nameAddress],
  ]);

export const forgotPasswordProblems = (form: { email: string }): Problem<'email'>[] =>
  problemsOf([
    [isBlank(form.email), 'email', say.emailMissing],
    [!isEmail(form.email), 'email', say.emailInvalid],
  ]);

export const resetPasswordProblems = (form: { newPassword: string }): Problem<'newPassword'>[] =>
  problemsOf([
    [isShort(form.newPassword.trim()), 'newPassword', say.passwordShort],
    [isLong(form.newPassword), 'newPassword', say.passwordLong],
  ]);

export const changePasswordProblems = (form: {
  currPassword: string;
  newPassword: string;
}): Problem<'currPassword' | 'newPassword'>[] =>
  problemsOf([
    [isBlank(form.currPassword), 'currPassword', say.passwordMissing],
    [isShort(form.newPassword), 'newPassword', say.newPasswordShort],
    [isLong(form.newPassword), 'newPassword', say.passwordLong],
    [form.newPassword.normalize('NFKC') === form.currPassword.normalize('NFKC'), 'newPassword', say.newPasswordSame],
  ]);

const isContact = (value: string): boolean => /^(?:\+\d{1,2})?\d{10}$/.test(bareNumber(value));

/** True for a web URL with or without its scheme; false for other schemes. */
export function isWebLink(value: string): boolean {
  const text = plainLink(value);
  if (/\s/.test(text) || (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^https?:\/\//i.test(text))) return false;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.');
}

interface ProfileFields {
  fullName: string;
  contact: string;
  linkedin: string;
  address: string;
  /** These two only from instructors. */
  headline?: string | undefined;
  about?: string | undefined;
}

const isShortName = (name: string): boolean => name.length <= limits.nameAbove || !hasLetter(name);

/** Whether a text can be the name of a person, wherever it comes from. */
export const isPersonName = (name: string): boolean => !isShortName(name) && !isAddress(name);

/** Checks the name only when it changed (decision U2). */
export function profileProblems(form: ProfileFields, storedName: string): Problem<keyof ProfileFields>[] {
  const name = cleanLine(form.fullName);
  const isNew = name !== storedName;
  const { headline = '', about = '' } = form;
  return problemsOf([
    [isNew && isShortName(name), 'fullName', say.nameShort],
    [isNew && isAddress(name), 'fullName', say.nameAddress],
    [!isBlank(form.contact) && !isContact(form.contact), 'contact', say.contactInvalid],
    [!isBlank(form.linkedin) && !isWebLink(form.linkedin), 'linkedin', say.linkedinInvalid],
    [!isBlank(form.address) && cleanText(form.address).trim().length < limits.addressMin, 'address', say.addressShort],
    [cleanLine(headline).length > limits.headlineMax, 'headline', say.headlineLong],
    [cleanText(about).trim().length > limits.aboutMax, 'about', say.aboutLong],
  ]);
}
