import { invalidPayout } from '../errors.ts';

/** The fields of a request, not yet checked. */
export type Fields = Partial<Record<string, unknown>>;

interface Rule {
  max?: number;
  pattern?: RegExp;
  /** The refusal of a text that does not match the pattern. */
  refusal?: string;
}

/** An optional text; null when it is absent. Refuses as the payout API does. */
export function readText(fields: Fields, name: string, { max = 255, pattern, refusal }: Rule = {}): string | null {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return null;
  const label = name.replaceAll('_', ' ');
  if (typeof value !== 'string') throw invalidPayout(`The ${label} must be a string.`, name);
  if (value.length > max) throw invalidPayout(`The ${label} may not be greater than ${max} characters.`, name);
  if (pattern && !pattern.test(value)) throw invalidPayout(refusal ?? `The ${label} format is invalid.`, name);
  return value;
}

export function requireText(fields: Fields, name: string, rule?: Rule): string {
  const text = readText(fields, name, rule);
  if (text === null) throw invalidPayout(`The ${name.replaceAll('_', ' ')} field is required.`, name);
  return text;
}

/** An object inside a request. */
export function requireObject(fields: Fields, name: string): Fields {
  const value = fields[name];
  if (typeof value === 'object' && value !== null) return value;
  throw invalidPayout(`The ${name.replaceAll('_', ' ')} field is required.`, name);
}
