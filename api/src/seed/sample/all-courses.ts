import { languages, levels } from '@vidya/contracts/calls/course';
import { z } from 'zod';
import { readSample } from './sample-files.ts';

const lecture = z.strictObject({
  title: z.string().min(1),
  /** One to three sentences. */
  description: z.string().min(1),
  /** Where it has no film of ours. */
  youtube: z.url().optional(),
});

/** A course as written by hand; ids, dates and media are added by the builder. */
const course = z.strictObject({
  key: z.string().min(1),
  title: z.string().min(1),
  level: z.enum(levels),
  language: z.enum(languages),
  price: z.int().nonnegative(),
  discount: z.int().min(0).max(100),
  /** E-mail address of somebody in people/staff.json. */
  instructor: z.email(),
  status: z.enum(['published', 'draft', 'archived']).optional(),
  /** Days one purchase lasts; 365 when left out. */
  accessDays: z.int().positive().optional(),
  /** When it was created: 0 is the first day of the history, 1 the day of seeding. */
  launched: z.number().min(0).max(1),
  /** How much more often than average it is bought; 1 when left out. */
  popularity: z.number().positive().optional(),
  /** Mean of its ratings before noise; null for a course that nobody has rated. */
  quality: z.number().min(0.5).max(5).nullable(),
  /** HTML, in lines for those who read the file. */
  description: z.array(z.string()).transform((lines) => lines.join('')),
  lectures: z.array(lecture),
});

export type LectureDraft = z.output<typeof lecture>;
export type CourseDraft = z.output<typeof course> & { category: string };

/** Slugs, each a file. Their order decides who draws which random number: another one is another sample world. */
const categories = [
  'web-development',
  'data-science',
  'machine-learning',
  'generative-ai',
  'mysql',
  'blockchain',
  'cloud-computing',
  'data-structures',
  'operating-system',
  'computer-networks',
  'java',
  'system-design',
  'ui-ux',
  'c++',
] as const;

/** Every course of the sample catalogue: 48 published, 2 drafts, 1 archived. */
export const ALL_COURSES: readonly CourseDraft[] = categories.flatMap((category) =>
  readSample(`courses/${category}.json`, z.array(course)).map((draft) => ({ ...draft, category })),
);
