import { z } from 'zod';
import { readSample } from '../sample-files.ts';

const texts = z.array(z.string().min(1)).min(1);
const words = readSample(
  'benchmark-words.json',
  z.strictObject({ topics: z.record(z.string(), texts), angles: texts, firstNames: texts, lastNames: texts }),
);

/** Parts of titles and descriptions of the benchmark catalogue, by category. */
export const TOPICS: Readonly<Record<string, readonly string[]>> = words.topics;
export const ANGLES: readonly string[] = words.angles;
export const FIRST_NAMES: readonly string[] = words.firstNames;
export const LAST_NAMES: readonly string[] = words.lastNames;
