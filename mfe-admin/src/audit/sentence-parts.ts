import type { AuditDetails, AuditEntry } from '@vidya/contracts/calls/audit';
import { paise } from '@vidya/contracts/texts/format';

/** What was done, to what, and further details. */
export type Sentence = [did: string, thing?: string, rest?: string];

/** A detail as text; '' without it. */
export const text = (details: AuditDetails, key: string): string => {
  const value = details[key];
  return value === null || value === undefined ? '' : String(value);
};

export const amountOf = ({ amountPaise }: AuditDetails): string =>
  // Keeps the amount on one line, also on a phone.
  typeof amountPaise === 'number' ? paise(amountPaise).replace(' ', '\u00a0') : 'a payment';
export const after = (word: string, title: string): string => (title ? `${word} ${title}` : '');
export const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');

/** The name of the subject, or `kind` if it is unknown. */
export const named = ({ subject }: AuditEntry, kind: string): string => subject?.name || kind;
