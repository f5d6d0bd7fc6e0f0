import { randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function randomText(length: number, letters = alphabet): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** An id of the protocol's form: the prefix, an underscore and fourteen letters or digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'card' | 'event'): string {
  return `${prefix}_${randomText(14)}`;
}

/** A bank's reference: twelve digits. */
export function newBankReference(): string {
  return randomText(12, '0123456789');
}

/** The time as the protocol writes it: whole seconds since 1970. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
