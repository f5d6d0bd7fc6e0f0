import { limits } from '../limits.ts';

interface FieldRule {
  /** On the form and in a conflict with another person's version. */
  label: string;
  /** What an empty form starts with. */
  blank: string;
  isMandatory: boolean;
  /** In characters as sent. Where the specification has a rule and a message of its own, that one is stricter. */
  maxLength: number;
  /** Sent as a number, stored as a whole number. */
  isNumber?: true;
  /** A list, typed as one line for each item: how many it has if it has any. */
  lines?: { min: number; max: number };
}

/**
 * Every field of the course form that is typed or chosen (section 2, create and edit course). Form, request, validation,
 * stored columns, differences and labels derive from this list: see docs/adding-a-field.md.
 */
export const courseFields = {
  topic: { label: 'Title', blank: '', isMandatory: true, maxLength: 1_000 },
  category: { label: 'Category', blank: '', isMandatory: true, maxLength: 80 },
  description: { label: 'Description', blank: '', isMandatory: true, maxLength: 100_000 },
  level: { label: 'Level', blank: '', isMandatory: true, maxLength: 40 },
  language: { label: 'Language', blank: '', isMandatory: true, maxLength: 40 },
  price: { label: 'Price', blank: '', isMandatory: true, maxLength: 40, isNumber: true },
  discount: { label: 'Discount', blank: '0', isMandatory: true, maxLength: 40, isNumber: true },
  subtitle: { label: 'Subtitle', blank: '', isMandatory: false, maxLength: limits.subtitleMax },
  outcomes: {
    label: 'What you will learn',
    blank: '',
    isMandatory: false,
    maxLength: 10_000,
    lines: { min: 4, max: 8 },
  },
  requirements: { label: 'Requirements', blank: '', isMandatory: false, maxLength: 10_000, lines: { min: 1, max: 8 } },
  audience: {
    label: 'Who this course is for',
    blank: '',
    isMandatory: false,
    maxLength: 10_000,
    lines: { min: 1, max: 6 },
  },
  /** The id of a lecture that is a free preview; '' for none. */
  promoLectureId: { label: 'Promotional film', blank: '', isMandatory: false, maxLength: 40 },
  /** Of `writeCertificateRules`. */
  certificate: { label: 'Certificate', blank: '', isMandatory: false, maxLength: 20_000 },
} as const satisfies Record<string, FieldRule>;

type Fields = typeof courseFields;
export type CourseFieldName = keyof Fields;
type NumberName = {
  [Name in CourseFieldName]: Fields[Name] extends { isNumber: true } ? Name : never;
}[CourseFieldName];

/** The fields that are lists. */
export type LineFieldName = {
  [Name in CourseFieldName]: Fields[Name] extends { lines: object } ? Name : never;
}[CourseFieldName];

type MandatoryName = {
  [Name in CourseFieldName]: Fields[Name] extends { isMandatory: true } ? Name : never;
}[CourseFieldName];

/** What may be left out, left out. */
type OrAbsent<Values> = Partial<Values> & Pick<Values, Extract<keyof Values, MandatoryName>>;

/** A course form as typed: numbers are still text, so that "" and 0 differ (decision C2). */
export type CourseFields = Record<CourseFieldName, string>;
/** The same with optional fields left out, as a rule or a request may have it. */
export type GivenFields = OrAbsent<CourseFields>;
/** The same as sent: price in whole rupees, discount in percent. */
export type CourseValues = OrAbsent<Record<Exclude<CourseFieldName, NumberName>, string> & Record<NumberName, number>>;

export const courseFieldNames = Object.keys(courseFields) as CourseFieldName[];

/** One value per field. */
export const eachCourseField = <Value>(valueOf: (name: CourseFieldName) => Value): Record<CourseFieldName, Value> =>
  Object.fromEntries(courseFieldNames.map((name) => [name, valueOf(name)])) as Record<CourseFieldName, Value>;

export const isNumberField = (name: CourseFieldName): boolean => 'isNumber' in courseFields[name];

export const isLineField = (name: CourseFieldName): name is LineFieldName => 'lines' in courseFields[name];

/** The fields that are the course's texts and choices: what its history holds. */
export type CourseTextName = Exclude<CourseFieldName, NumberName | 'promoLectureId' | 'certificate'>;

export const courseTextNames = courseFieldNames.filter(
  (name): name is CourseTextName => !isNumberField(name) && name !== 'promoLectureId' && name !== 'certificate',
);
