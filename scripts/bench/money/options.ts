import { parseArgs } from 'node:util';

export const variants = ['postgres', 'pglite', 'naive'] as const;
export type Variant = (typeof variants)[number];

export interface MoneyOptions {
  /** Runs on PostgreSQL; the two others take a fifth of them. */
  runs: number;
  /** Buyers in one run. */
  buyers: number;
  seed: number;
  only: Variant | undefined;
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name} must be a whole number from 1; it is '${text}'.`);
  return value;
}

/** `--runs 10 --buyers 400 --seed 1`, and `--only postgres|pglite|naive` for a part of it. */
export function readOptions(args: string[]): MoneyOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '10' },
      buyers: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  });
  const only = variants.find((variant) => variant === values.only);
  if (values.only !== undefined && !only) throw new Error(`--only must be one of ${variants.join(', ')}.`);
  return {
    runs: whole('runs', values.runs),
    buyers: whole('buyers', values.buyers),
    seed: whole('seed', values.seed),
    only,
  };
}
