import { z } from 'zod';
import { readSample } from '../sample-files.ts';

const texts = z.array(z.string().min(1)).min(1);

const reviews = readSample(
  'people/reviews.json',
  z.strictObject({
    /** For four and a half or five stars. */
    glad: texts,
    /** For three to four stars. */
    mixed: texts,
    /** For two and a half stars or fewer. */
    unhappy: texts,
    /** For courses whose learners write in the course's language; four stars or more. */
    gladByLanguage: z.record(z.string(), texts),
  }),
);

/** Texts for a rating of `value` stars of a course in `language`. Pools with the same name hold the same texts. */
export function reviewPool(language: string, value: number): { name: string; texts: readonly string[] } {
  const own = reviews.gladByLanguage[language];
  if (value >= 4 && own) return { name: language, texts: own };
  if (value >= 4.5) return { name: 'glad', texts: reviews.glad };
  return value >= 3 ? { name: 'mixed', texts: reviews.mixed } : { name: 'unhappy', texts: reviews.unhappy };
}
