import { courseFields } from '@vidya/contracts/rules/course/course-fields';
import { limits } from '@vidya/contracts/rules/limits';
import { languages, levels } from '@vidya/contracts/texts/choices';
import { z } from 'zod';
import { readSample } from './sample-files.ts';

const lecture = z.strictObject({
  title: z.string().min(1),
  /** One to three sentences. */
  description: z.string().min(1),
  /** The fallback where the sample data has no film. */
  youtube: z.url().optional(),
});

/** A list as the table has it. */
const items = ({ min, max }: { min: number; max: number }) =>
  z
    .array(z.string().min(1).max(limits.lineMax))
    .min(min)
    .max(max)
    .transform((lines) => lines.join('\n'));

const landing = z.strictObject({
  subtitle: z.string().max(limits.subtitleMax),
  outcomes: items(courseFields.outcomes.lines),
  requirements: items(courseFields.requirements.lines),
  audience: items(courseFields.audience.lines),
});

/** The next lectures of the course, as many as it has. */
const section = z.strictObject({
  title: z.string().min(1).max(limits.section.title),
  goal: z.string().min(1).max(limits.section.goal),
  lectures: z.int().positive(),
});

/** The last lecture of a course with sections; its text is `articles/<key of the course>.html`. */
const article = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** The name of the file that it offers; its content is `resources/<key of the course>` with the same ending. */
  resource: z.string().min(1),
  /** Pixels of `articles/<key of the course>.webp` and `.avif`, which the text shows. */
  picture: z.strictObject({ width: z.int().positive(), height: z.int().positive() }).optional(),
});

const quiz = z.strictObject({ title: z.string().min(1), description: z.string().min(1) });

/** Their questions are `quizzes/<key of the course>-practice.gift` and `-graded.gift`. */
const quizzes = z.strictObject({
  /** The practice quiz follows so many lectures, in the section of the last of them. */
  after: z.int().positive(),
  practice: quiz,
  /** At the end of the course. */
  graded: quiz,
});

/** A course as written by hand; the builder adds ids, dates and media. */
const plan = z.strictObject({
  key: z.string().min(1),
  title: z.string().min(1),
  level: z.enum(levels),
  language: z.enum(languages),
  price: z.int().nonnegative(),
  discount: z.int().min(0).max(100),
  /** E-mail address of a person in people/staff.json. */
  instructor: z.email(),
  /** Those of people who teach it beside this one, in the order in which the course names them. */
  coInstructors: z.array(z.email()).default([]),
  status: z.enum(['published', 'draft', 'archived']).optional(),
  /** Days one purchase lasts; 365 when left out. */
  accessDays: z.int().positive().optional(),
  /** When it was created: 0 is the first day of the history, 1 the day of seeding. */
  launched: z.number().min(0).max(1),
  /** How much more often than average it is bought; 1 when left out. */
  popularity: z.number().positive().optional(),
  /** Mean of its ratings before noise; null for an unrated course. */
  quality: z.number().min(0.5).max(5).nullable(),
  /** In the language of the course. Its promotional film is its first preview. */
  landing: landing.optional(),
  /** HTML, in lines so that the file is readable. */
  description: z.array(z.string()).transform((lines) => lines.join('')),
  /** In the language of the course; a plain list of lectures without. */
  sections: z.array(section).default([]),
  lectures: z.array(lecture),
  article: article.optional(),
  quizzes: quizzes.optional(),
});

const course = plan
  .refine(
    ({ sections, lectures }) =>
      sections.length === 0 || sections.reduce((sum, each) => sum + each.lectures, 0) === lectures.length,
    'The lectures of the sections do not add up to those of the course.',
  )
  .refine(({ sections, article }) => !article || sections.length > 0, 'An article needs a section.');

export type LectureDraft = z.output<typeof lecture>;
export type CourseDraft = z.output<typeof course> & { category: string };

/** Slugs, each a file. Their order decides who gets which random number: another order gives different sample data. */
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
