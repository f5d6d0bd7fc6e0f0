import { parseArgs } from 'node:util';

/** How large a site is. */
export interface Size {
  users: number;
  payments: number;
}

export interface AdminOptions {
  /** Ascending. */
  sizes: Size[];
  /** How often each question is asked. */
  asks: number;
}

const paymentsPerUser = 6;

/** `--users 50000,500000 --asks 40`; there are six payments for each user. */
export function readOptions(args: string[]): AdminOptions {
  const { values } = parseArgs({
    args,
    options: { users: { type: 'string', default: '50000,500000' }, asks: { type: 'string', default: '40' } },
  });
  const sizes = values.users.split(',').map(Number);
  const asks = Number(values.asks);
  if (![...sizes, asks].every((value) => Number.isInteger(value) && value > 0)) {
    throw new Error('--users and --asks must be whole numbers from 1.');
  }
  const ascending = sizes.toSorted((one, other) => one - other);
  return { sizes: ascending.map((users) => ({ users, payments: users * paymentsPerUser })), asks };
}
