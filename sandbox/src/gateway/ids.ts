import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomText(length: number, letters = alphabet): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

type CardPrefix = 'order' | 'pay' | 'rfnd' | 'card' | 'event' | 'setl';
type PayoutPrefix = 'cont' | 'fa' | 'fav' | 'pout' | 'txn' | 'rvrsl' | 'bt';

/** An id in the protocol's form: the prefix, an underscore and fourteen letters or digits. */
export const newId = (prefix: CardPrefix | PayoutPrefix): string => `${prefix}_${randomText(14)}`;

/** A bank's reference: twelve digits. */
export const newBankReference = (): string => randomText(12, '0123456789');

/** The time in the protocol's unit: whole seconds since 1970. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
