import { parseArgs } from 'node:util';

export const parts = ['loads', 'lighthouse', 'moves'] as const;
export type Part = (typeof parts)[number];

export interface WebOptions {
  /** Visits of each page, of which the median counts. */
  runs: number;
  only: Part | undefined;
}

/** `--runs 5`, and `--only loads|lighthouse|moves` for a part of it. */
export function readOptions(args: string[]): WebOptions {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1; it is '${values.runs}'.`);
  const only = parts.find((part) => part === values.only);
  if (values.only !== undefined && !only) throw new Error(`--only must be one of ${parts.join(', ')}.`);
  return { runs, only };
}
