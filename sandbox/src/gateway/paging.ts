import { invalidInput } from './errors.ts';
import { toListing } from './ledger.ts';

export type Query = Record<string, unknown>;

/** Newest first, limited by the protocol's `from`, `to` (seconds), `count` (1 to 100, 10 by default) and `skip`. */
export function readPage<T extends { created_at: number }>(records: T[], query: Query) {
  const from = readNumber(query, 'from', 0);
  const to = readNumber(query, 'to', Number.MAX_SAFE_INTEGER);
  const count = readNumber(query, 'count', 10, 1, 100);
  const skip = readNumber(query, 'skip', 0);
  const matching = records.filter((record) => record.created_at >= from && record.created_at <= to);
  return toListing(matching.toReversed().slice(skip, skip + count));
}

/** A whole number in the query. */
export function readNumber(
  query: Query,
  name: string,
  fallback: number,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const value = query[name];
  if (value === undefined) return fallback;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw invalidInput(`The ${name} must be an integer between ${min} and ${max}.`, name);
}
