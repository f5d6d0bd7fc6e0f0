import type { PayoutSwitches, WebhookSwitches } from '../config.ts';
import { invalidInput } from '../gateway/errors.ts';
import { plans } from '../gateway/payouts/new-payout.ts';

type Body = Record<string, unknown> | null;

const longestMs = 3_600_000;

/** Checks the switches in a request. Forms send 'on' and 'off'. */
export const readSwitches = (body: Body): Partial<WebhookSwitches> =>
  readEach(body, {
    delayMs: (value) => readWhole('delayMs', value, longestMs),
    duplicates: (value) => readWhole('duplicates', value, 20),
    disorder: (value) => readFlag('disorder', value),
    drop: (value) => readFlag('drop', value),
  });

/** The same for the switches of payouts. */
export const readPayoutSwitches = (body: Body): Partial<PayoutSwitches> =>
  readEach(body, {
    stepMs: (value) => readWhole('stepMs', value, longestMs),
    next: (value) => {
      const plan = plans.find((one) => one === value);
      if (plan) return plan;
      throw invalidInput(`next must be one of ${plans.join(', ')}`, 'next');
    },
    loseResponse: (value) => readFlag('loseResponse', value),
    lowBalance: (value) => readFlag('lowBalance', value),
  });

function readEach<T extends object>(body: Body, readers: { [Name in keyof T]: (value: unknown) => T[Name] }) {
  const read = (name: string, value: unknown) => {
    if (!Object.hasOwn(readers, name)) throw invalidInput(`There is no switch '${name}'`, name);
    return readers[name as keyof T](value);
  };
  return Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, read(name, value)])) as Partial<T>;
}

/** A whole number from 0, which forms send as text. */
export function readWhole(name: string, value: unknown, max: number): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  if (Number.isInteger(number) && (number as number) >= 0 && (number as number) <= max) return number as number;
  throw invalidInput(`${name} must be a whole number from 0 to ${max}`, name);
}

function readFlag(name: string, value: unknown): boolean {
  if (value === true || value === 'on') return true;
  if (value === false || value === 'off') return false;
  throw invalidInput(`${name} must be true or false`, name);
}
