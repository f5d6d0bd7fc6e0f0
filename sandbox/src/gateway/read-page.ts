import { invalidInput } from './errors.ts';
import { toListing } from './ledger.ts';

interface Dated {
  created_at: number;
}

/** Newest first, cut by the protocol's `from`, `to` (seconds), `count` (1 to 100, 10 by default) and `skip`. */
export function readPage<T extends Dated>(records: T[], query: Record<string, unknown>) {
  const from = readNumber(query, 'from', 0, 0, Number.MAX_SAFE_INTEGER);
  const to = readNumber(query, 'to', Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER);
  const count = readNumber(query, 'count', 10, 1, 100);
  const skip = readNumber(query, 'skip', 0, 0, Number.MAX_SAFE_INTEGER);
  const matching = records.filter((record) => record.created_at >= from && record.created_at <= to);
  return toListing(matching.toReversed().slice(skip, skip + count));
}

function readNumber(query: Record<string, unknown>, name: string, fallback: number, min: number, max: number): number {
  const value = query[name];
  if (value === undefined) return fallback;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw invalidInput(`The ${name} must be an integer between ${min} and ${max}.`, name);
}
