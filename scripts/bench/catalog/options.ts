import { parseArgs } from 'node:util';

export const engines = ['postgres', 'pglite'] as const;
export type Engine = (typeof engines)[number];

export interface CatalogOptions {
  /** Courses in the catalogue, ascending. The embedded database leaves out what is above 100,000. */
  sizes: number[];
  /** How often each question is asked. */
  asks: number;
  only: Engine | undefined;
}

/** `--sizes 10000,100000,1000000 --asks 100`, and `--only postgres|pglite`. */
export function readOptions(args: string[]): CatalogOptions {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '10000,100000,1000000' },
      asks: { type: 'string', default: '100' },
      only: { type: 'string' },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  const asks = Number(values.asks);
  if (![...sizes, asks].every((value) => Number.isInteger(value) && value > 0)) {
    throw new Error('--sizes and --asks must be whole numbers from 1.');
  }
  const only = engines.find((engine) => engine === values.only);
  if (values.only !== undefined && !only) throw new Error(`--only must be one of ${engines.join(', ')}.`);
  return { sizes: sizes.toSorted((one, other) => one - other), asks, only };
}
