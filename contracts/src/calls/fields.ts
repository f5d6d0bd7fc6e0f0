import { z } from 'zod';
import { countedQuizzes } from '../rules/course/certificate-rules.ts';
import { isId } from '../rules/id.ts';
import { quizLimits } from '../rules/quiz/question-problems.ts';
import { quizModes, revealTimes } from '../rules/quiz/quiz-settings.ts';
import { cleanLine, cleanText, isWordless } from '../rules/text/clean-text.ts';
import { emailKey, isEmail } from '../rules/text/email-address.ts';
import { type MonthKey, monthKeys } from '../texts/format.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** An id from an address or a body. An invalid id becomes an unused one, so the caller gets the usual 404. */
export const anyId = z
  .string()
  .max(200)
  .transform((text) => (isId(text) ? text.toLowerCase() : nobody));

/** PostgreSQL cannot store the NUL character, nor, inside JSON, half a surrogate pair. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** A password, a code or a token of a form: what counts is each character. */
export const secret = (maxCharacters = 500) => z.string().max(maxCharacters).transform(storable).default('');

/** Text of several lines from a person, without invisible characters and trimmed (decision U9); only what is left counts. */
export const plainText = (maxCharacters: number) =>
  z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .max(maxCharacters);

/** Text of one line from a person: a name, a title, a search. */
export const plainLine = (maxCharacters = 500) => z.string().overwrite(cleanLine).max(maxCharacters);

/** A line of a form that says itself what is missing. */
export const formLine = (maxCharacters = 500) => plainLine(maxCharacters).default('');

/** An address of mail of any script, in its stored form. */
export const emailAddress = plainLine().refine(isEmail, 'must be a mail address').transform(emailKey);

/** A search that may be for an address of mail: that is found in its stored form. */
export const personSearch = (maxCharacters: number) =>
  plainLine(maxCharacters).transform((text) => (isEmail(text) ? emailKey(text) : text));

/** What is asked for, in words. */
export const requiredText = (maxCharacters: number) =>
  plainText(maxCharacters).refine((text) => !isWordless(text), 'is missing');

/** Text that must match exactly: nothing is repaired; a character that cannot be stored is refused. */
export const exactText = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters)
    .refine((text) => storable(text) === text, 'holds a character that cannot be stored');

/** A number or boolean of a form: text in multipart, itself in JSON. */
export const formValue = z.union([z.string(), z.number(), z.boolean()]).transform((value) => cleanLine(String(value)));

/** An empty query parameter counts as absent. */
export const emptied = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional());

export const picture = z.object({
  secure_url: z.string(),
  /** The same picture, 640 px wide, if there is one. */
  small_url: z.string().optional(),
});

/** A whole number: a count, or an amount in paise or whole rupees. */
export const whole = z.number().int();

/** A whole number of a query string, 1 to `max`; an empty one counts as absent. */
export const countUpTo = (max: number) => emptied(z.coerce.number().int().min(1).max(max));

/** The same shape for each month of a year. */
export const everyMonth = <Shape extends z.ZodType>(shape: Shape) =>
  z.object(Object.fromEntries(monthKeys.map((key) => [key, shape])) as Record<MonthKey, Shape>);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A list of a form: JSON in one of its fields. */
export const jsonOf = <Shape extends z.ZodType>(shape: Shape) => z.string().transform(readJson).pipe(shape);

/** `CertificateStatus` of the rules. */
export const certificateStatus = z.object({
  isEarned: z.boolean(),
  lecturesCompleted: whole,
  lecturesNeeded: whole,
  quizzes: z.array(z.object({ _id: z.string(), title: z.string(), isPassed: z.boolean(), percent: whole.nullable() })),
  average: whole.nullable(),
  averagePercent: whole.nullable(),
});

/** `CertificateRules` of the rules. */
export const certificateRules = z.object({
  lecturePercent: whole,
  quizzes: z.enum(countedQuizzes),
  /** For managers; nobody else learns of drafts. */
  quizIds: z.array(z.string()),
  averagePercent: whole.nullable(),
  showsMark: z.boolean(),
  /** How many have to be passed now. */
  quizCount: whole,
  /** For managers: the status of a learner who begins now. */
  start: certificateStatus.optional(),
});

/** `QuizSettings` of the rules, which say what its values may be. */
export const quizSettings = z.object({
  mode: z.enum(quizModes),
  passPercent: z.number(),
  maxAttempts: z.number().nullable(),
  pauseMinutes: z.number(),
  timeLimitMinutes: z.number().nullable(),
  reveal: z.enum(revealTimes),
  revealAt: z.string().nullable(),
  hasPartialPoints: z.boolean(),
  isShuffled: z.boolean(),
  draws: z.array(z.object({ tag: z.string(), count: whole, bankPoints: whole.optional() })),
});

/** Of a form: what it leaves out stays as it is. */
export const quizSettingsForm = quizSettings.partial({ revealAt: true, draws: true });

/** Sanitised HTML. */
export const html = z.string();

/** What a learner sees of a question: nothing that says what is right. In the attempt's own order. */
export const shownQuestion = z.object({
  _id: z.string(),
  text: html,
  points: whole,
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('choice'), choices: z.array(html), isMultiple: z.boolean() }),
    z.object({ type: z.literal('trueFalse') }),
    z.object({ type: z.literal('number'), unit: z.string() }),
    z.object({ type: z.literal('text') }),
    z.object({ type: z.literal('order'), items: z.array(html) }),
    z.object({ type: z.literal('match'), lefts: z.array(html), rights: z.array(html) }),
    /** The text around the gaps, one part more than there are gaps. */
    z.object({ type: z.literal('gaps'), parts: z.array(html) }),
  ]),
});

/** The number of something in the order in which the learner sees it, from 0. */
const index = whole.min(0).max(quizLimits.entries);

/**
 * Of a choice the chosen indexes, of an order all of them in the learner's order, of pairs the index of the right side
 * for each left one (-1 while there is none), of gaps a text each.
 */
export const answerBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('choice'), chosen: z.array(index).max(quizLimits.entries) }),
  z.object({ type: z.literal('trueFalse'), isTrue: z.boolean() }),
  z.object({ type: z.literal('number'), text: plainText(100) }),
  z.object({ type: z.literal('text'), text: plainText(quizLimits.entry) }),
  z.object({ type: z.literal('order'), order: z.array(index).max(quizLimits.entries) }),
  z.object({
    type: z.literal('match'),
    rights: z.array(whole.min(-1).max(quizLimits.entries)).max(quizLimits.entries),
  }),
  z.object({ type: z.literal('gaps'), texts: z.array(plainText(quizLimits.entry)).max(quizLimits.entries) }),
]);

/** What is right, once the learner may know. */
export const judgement = z.object({
  questionId: z.string(),
  /** In points; up to two decimals. */
  earned: z.number(),
  isRight: z.boolean(),
  right: z.discriminatedUnion('type', [
    z.object({ type: z.literal('choice'), chosen: z.array(whole), comments: z.array(html) }),
    z.object({ type: z.literal('trueFalse'), isTrue: z.boolean(), comment: html }),
    z.object({ type: z.literal('number'), value: z.number(), tolerance: z.number(), unit: z.string() }),
    z.object({ type: z.literal('text'), accepted: z.array(z.string()) }),
    z.object({ type: z.literal('order'), order: z.array(whole) }),
    z.object({ type: z.literal('match'), rights: z.array(whole) }),
    z.object({ type: z.literal('gaps'), accepted: z.array(z.array(z.string())) }),
  ]),
  explanation: html,
});
