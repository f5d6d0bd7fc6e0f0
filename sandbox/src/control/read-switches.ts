import type { WebhookSwitches } from '../config.ts';
import { invalidInput } from '../gateway/errors.ts';

/** Checks the switches in a request. Forms send 'on' and 'off'. */
export function readSwitches(body: Record<string, unknown> | null): Partial<WebhookSwitches> {
  const given = Object.entries(body ?? {});
  return Object.fromEntries(
    given.map(([name, value]) => {
      if (name === 'delayMs') return [name, readWhole(name, value, 3_600_000)];
      if (name === 'duplicates') return [name, readWhole(name, value, 20)];
      if (name === 'disorder' || name === 'drop') return [name, readFlag(name, value)];
      throw invalidInput(`There is no switch '${name}'`, name);
    }),
  );
}

function readWhole(name: string, value: unknown, max: number): number {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  if (Number.isInteger(number) && (number as number) >= 0 && (number as number) <= max) return number as number;
  throw invalidInput(`${name} must be a whole number from 0 to ${max}`, name);
}

function readFlag(name: string, value: unknown): boolean {
  if (value === true || value === 'on') return true;
  if (value === false || value === 'off') return false;
  throw invalidInput(`${name} must be true or false`, name);
}
