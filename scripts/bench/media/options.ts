import { parseArgs } from 'node:util';

export const parts = ['uploads', 'refusals', 'streams', 'conversion', 'kills'] as const;
export type Part = (typeof parts)[number];

export interface MediaOptions {
  /** The big upload. */
  megabytes: number;
  /** How often an upload is cut off at a random point. */
  cuts: number;
  /** How often the server is killed. */
  kills: number;
  /** People who watch at once, and for how long. */
  streams: number;
  seconds: number;
  seed: string;
  only: Part | undefined;
}

/** `--megabytes 1024 --cuts 20 --kills 20 --streams 20 --seconds 30 --seed 1`, and `--only` for one part. */
export function readOptions(args: string[]): MediaOptions {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    args,
    options: {
      megabytes: text('1024'),
      cuts: text('20'),
      kills: text('20'),
      streams: text('20'),
      seconds: text('30'),
      seed: text('1'),
      only: { type: 'string' },
    },
  });
  const whole = (name: 'megabytes' | 'cuts' | 'kills' | 'streams' | 'seconds'): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value > 0) return value;
    throw new Error(`--${name} must be a whole number from 1; it is '${values[name]}'.`);
  };
  const only = parts.find((part) => part === values.only);
  if (values.only !== undefined && !only) throw new Error(`--only must be one of ${parts.join(', ')}.`);
  return {
    megabytes: whole('megabytes'),
    cuts: whole('cuts'),
    kills: whole('kills'),
    streams: whole('streams'),
    seconds: whole('seconds'),
    seed: values.seed,
    only,
  };
}
