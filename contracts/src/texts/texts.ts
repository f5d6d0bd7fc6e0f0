// A namespace: a bundle holds only the groups that its code names. An object would be in each of them whole.
export * as texts from './messages.ts';

/** The contact form's own message for a blank field: '{field} is required!'. */
export const fieldRequired = (field: string): string => `${field} is required!`;

/** Ours: a field that has no message of its own for this. */
export const fieldTooLong = (label: string): string => `${label} Is Too Long`;
