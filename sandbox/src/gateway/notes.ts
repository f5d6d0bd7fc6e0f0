import { invalidInput } from './errors.ts';

/** Free key and value pairs; the protocol writes an empty set as an empty list. */
export type Notes = Record<string, string> | [];

/** Checks the notes of a request: at most fifteen pairs of short texts. */
export function readNotes(value: unknown): Notes {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') throw invalidInput('The notes must be an array.', 'notes');
  const pairs = Object.entries(value);
  if (pairs.length > 15) throw invalidInput('Number of fields in notes should be less than or equal to 15.', 'notes');
  if (pairs.some(([, text]) => typeof text === 'object' || String(text).length > 256)) {
    throw invalidInput('The notes values must be texts of at most 256 characters.', 'notes');
  }
  return pairs.length === 0 ? [] : Object.fromEntries(pairs.map(([key, text]) => [key, String(text)]));
}
