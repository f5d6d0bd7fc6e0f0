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
} as const satisfies Record<string, FieldRule>;

type Fields = typeof courseFields;
export type CourseFieldName = keyof Fields;
type NumberName = {
  [Name in CourseFieldName]: Fields[Name] extends { isNumber: true } ? Name : never;
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
