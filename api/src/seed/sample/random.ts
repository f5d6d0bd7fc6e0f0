import { createHash } from 'node:crypto';

/** A seeded source of numbers in [0, 1): the same seed always gives the same sequence (mulberry32). */
export type Random = () => number;

/** Starts a sequence from a readable name, so that adding data in one place does not reshuffle another. */
export function randomFrom(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number between `low` and `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One element; the list must not be empty. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Cannot pick from an empty list');
  return item;
}

/** A shuffled copy in which items of a greater weight tend to come earlier (Efraimidis–Spirakis). */
export function shuffledByWeight<Item>(random: Random, items: readonly Item[], weight: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, key: Math.log(1 - random()) / weight(item) }))
    .toSorted((a, b) => b.key - a.key)
    .map(({ item }) => item);
}

/** A UUID-shaped id that depends only on the key, e.g. idFor('course:react-from-zero'). */
export function idFor(key: string): string {
  const hex = createHash('sha256').update(`vidya:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

type GatewayRecord = 'order' | 'pay' | 'setl' | 'txn' | 'bt' | 'cont' | 'fa' | 'pout';

/** Fourteen letters and digits as the card gateway writes its ids, e.g. gatewayId('order', key) → 'order_Kx…'. */
export function gatewayId(kind: GatewayRecord, key: string): string {
  const bytes = createHash('sha256').update(`vidya:${kind}:${key}`).digest();
  return `${kind}_${Array.from(bytes.subarray(0, 14), (byte) => BASE62[byte % 62]).join('')}`;
}

/** Twelve digits, as banks number transfers. */
export const bankReference = (key: string): string =>
  String(createHash('sha256').update(`vidya:utr:${key}`).digest().readUIntBE(0, 6) % 1e12).padStart(12, '0');
