import { articleTexts, fieldTooLong, resourceTexts, texts, tooFewLines } from '../../texts/texts.ts';
import { limits } from '../limits.ts';
import { formula, hasTooManyTags } from '../text/article.ts';
import { cleanLine, cleanText, isWordless } from '../text/clean-text.ts';
import { replaceTags } from '../text/tags.ts';
import { isBlank, type Problem, problemsOf } from '../validation.ts';
import { certificateFault } from './certificate-rules.ts';
import {
  type CourseFieldName,
  courseFieldNames,
  courseFields,
  type GivenFields,
  isLineField,
} from './course-fields.ts';
import type { StoredKind } from './lecture-source.ts';
import { linesFault } from './lines.ts';

const say = texts.validation;

export type CourseField = CourseFieldName | 'thumbnail';
type Mode = 'create' | 'edit';

/** The number of visible characters: without tags, and with an entity as one (decision C5). */
export const visibleLength = (html: string): number =>
  replaceTags(cleanText(html), () => '')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi, '.')
    .trim().length;

const mandatory = courseFieldNames.filter((name) => courseFields[name].isMandatory);

const isWholeNumber = (value: string): boolean => /^-?\d+$/.test(value.trim());

// What is too long in any case is not even read.
const isTooLong = (field: CourseFieldName, text = ''): boolean => text.length > courseFields[field].maxLength;
const isMissing = (field: CourseFieldName, text = ''): boolean => !isTooLong(field, text) && isWordless(text);
const titleLength = (topic: string): number => (isTooLong('topic', topic) ? topic : cleanLine(topic)).length;

function lengthFault(field: CourseFieldName, text = ''): string | undefined {
  if (isTooLong(field, text)) return fieldTooLong(courseFields[field].label);
  if (field === 'certificate') return certificateFault(text);
  return isLineField(field) ? linesFault(field, text) : undefined;
}

/** Section 5, create and edit course; the thumbnail is required on create only. */
export function courseProblems(form: GivenFields, mode: Mode, hasThumbnail: boolean): Problem<CourseField>[] {
  const title = titleLength(form.topic);
  const { length } = form.description;
  const text = length > limits.description.maxHtml ? length : visibleLength(form.description);
  const max = mode === 'create' ? limits.description.maxOnCreate : limits.description.maxOnEdit;
  return problemsOf<CourseField>([
    ...mandatory.map((field): [boolean, CourseField, string] => [
      field === 'description' ? text === 0 : isMissing(field, form[field]),
      field,
      say.fieldsMandatory,
    ]),
    [mode === 'create' && !hasThumbnail, 'thumbnail', say.fieldsMandatory],
    [title <= limits.title.above, 'topic', say.titleShort],
    [title > limits.title.max, 'topic', say.titleLong],
    [text < limits.description.min, 'description', say.descriptionShort],
    [text > max, 'description', mode === 'create' ? say.descriptionLongOnCreate : say.descriptionLongOnEdit],
    [!isBlank(form.price) && !isWholeNumber(form.price), 'price', say.priceFraction],
    [Number(form.price) > limits.priceMax, 'price', say.priceHigh],
    [Number(form.price) < 0, 'price', say.priceNegative],
    [!isBlank(form.discount) && !isWholeNumber(form.discount), 'discount', say.discountFraction],
    [Number(form.discount) < 0, 'discount', say.discountNegative],
    [Number(form.discount) > limits.discountMax, 'discount', say.discountHigh],
    ...courseFieldNames.map((field): [boolean, CourseField, string] => {
      const fault = lengthFault(field, form[field]);
      return [fault !== undefined, field, fault ?? ''];
    }),
  ]);
}

const { label, lines } = courseFields.outcomes;

/** Rules that do not apply to an unfinished form. */
const ofFinished: string[] = [say.fieldsMandatory, say.descriptionShort, tooFewLines(label, lines.min)];

/** A draft requires only a title; its other fields keep the limits of a finished course in this mode (decision C9). */
export const draftProblems = (form: GivenFields, mode: Mode = 'create'): Problem<CourseField>[] => {
  const title = titleLength(form.topic);
  const others = courseProblems(form, mode, true).filter(({ field }) => field !== 'topic');
  return [
    ...problemsOf<CourseField>([
      [title <= limits.title.above || isMissing('topic', form.topic), 'topic', say.titleShort],
      [title > limits.title.max, 'topic', say.titleLong],
    ]),
    ...others.filter(({ message }) => !ofFinished.includes(message)),
  ];
};

type QuizProblem = Problem<'questions' | 'quizSettings'>;

interface LectureFields {
  title: string;
  /** Undefined: a film. */
  kind?: StoredKind | undefined;
  youtubeLink: string;
  hasVideo: boolean;
  /** The HTML of an article. */
  article?: string | undefined;
  /** Of a quiz: `quizProblems`, in a file of its own, which only the code of quizzes loads. */
  quizFaults?: QuizProblem[];
  /** How many files it offers. */
  resourceCount: number;
  creatorName: string;
}

/** What is wrong with the HTML of an article; undefined if nothing is. */
export function articleFault(article: string): string | undefined {
  if (hasTooManyTags(article)) return articleTexts.tags;
  const length = article.length > limits.article.maxHtml ? article.length : visibleLength(article);
  if (length === 0) return articleTexts.missing;
  if (length > limits.article.max) return articleTexts.long;
  return [...article.matchAll(formula)].length > limits.article.formulas ? articleTexts.formulas : undefined;
}

/** Section 5, lecture (add and edit), and what stands in for the film in other kinds. */
export function lectureProblems(
  form: LectureFields,
): (Problem<'video' | 'title' | 'creator' | 'article' | 'resources'> | QuizProblem)[] {
  const { kind = 'video', article = '', quizFaults = [] } = form;
  const fault = kind === 'article' ? articleFault(article) : undefined;
  return problemsOf([
    [kind === 'video' && !form.hasVideo && isBlank(form.youtubeLink), 'video', say.videoOrLink],
    [isWordless(form.title), 'title', say.topicRequired],
    [fault !== undefined, 'article', fault ?? ''],
    ...quizFaults.map(({ field, message }): [boolean, typeof field, string] => [true, field, message]),
    [kind === 'files' && form.resourceCount === 0, 'resources', resourceTexts.missing],
    [form.resourceCount > limits.resources.perLecture, 'resources', resourceTexts.tooMany],
    [isBlank(form.creatorName), 'creator', say.creatorMissing],
  ]);
}
