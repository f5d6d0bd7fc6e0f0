/** JSON Schema as zod writes it: the keywords that are compared. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: boolean | Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}

/** `sender` gives a value of its schema to `taker`, who expects one of another. */
interface Pair {
  sender: Schema;
  taker: Schema;
  /** Where in the value: 'Data.lectures[].title'. */
  at: string;
  /** Whether a text that the taker does not list is a problem. */
  isStrict: boolean;
}

const typesOf = ({ type, enum: values, const: value, anyOf, oneOf }: Schema): string[] => {
  if (type !== undefined) return [type].flat();
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.flatMap(typesOf))];
  const given = values ?? (value === undefined ? [] : [value]);
  return [...new Set(given.map((one) => (one === null ? 'null' : typeof one)))];
};

const isOf = (type: string, types: string[]): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

/** The alternatives of a value; `type: ['string', 'null']` is two. */
const choicesOf = (schema: Schema): Schema[] =>
  schema.anyOf ??
  schema.oneOf ??
  (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]);

function objectProblems({ sender, taker, at, isStrict }: Pair): string[] {
  const given = sender.properties ?? {};
  const missing = (taker.required ?? []).filter((name) => !(sender.required ?? []).includes(name));
  const lost = isStrict && taker.properties ? Object.keys(given).filter((name) => !(name in taker.properties!)) : [];
  return [
    ...missing.map((name) => `${at}.${name} ${name in given ? 'may be missing' : 'is missing'}`),
    ...lost.map((name) => `${at}.${name} is not taken any more`),
    ...Object.entries(taker.properties ?? {}).flatMap(([name, expected]) => {
      const sent = given[name];
      return sent ? schemaProblems({ sender: sent, taker: expected, at: `${at}.${name}`, isStrict }) : [];
    }),
  ];
}

function listProblems({ sender, taker, at, isStrict }: Pair): string[] {
  const [sent, expected] = [sender.items, taker.items];
  const inTuple = (taker.prefixItems ?? []).flatMap((one, index) => {
    const there = sender.prefixItems?.[index] ?? sent;
    if (typeof there !== 'object') return [`${at}[${index}] is missing`];
    return schemaProblems({ sender: there, taker: one, at: `${at}[${index}]`, isStrict });
  });
  if (typeof sent !== 'object' || typeof expected !== 'object') return inTuple;
  return [...inTuple, ...schemaProblems({ sender: sent, taker: expected, at: `${at}[]`, isStrict })];
}

const floors = ['minimum', 'minLength', 'minItems'] as const;
const ceilings = ['maximum', 'maxLength', 'maxItems'] as const;

/** Limits that the sender may exceed. Of responses they mean nothing to a screen. */
function limitProblems({ sender, taker, at, isStrict }: Pair): string[] {
  if (!isStrict) return [];
  const tooLow = floors.filter((name) => (taker[name] ?? -Infinity) > (sender[name] ?? -Infinity));
  const tooHigh = ceilings.filter((name) => (taker[name] ?? Infinity) < (sender[name] ?? Infinity));
  const limits = [...tooLow, ...tooHigh].map((name) => `${at} has another limit: ${name} is ${taker[name]}`);
  const isOther = (taker.pattern ?? sender.pattern) !== sender.pattern;
  return isOther ? [...limits, `${at} has to match ${taker.pattern}`] : limits;
}

const valuesOf = ({ enum: values, const: value }: Schema): unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value]);

function valueProblems({ sender, taker, at, isStrict }: Pair): string[] {
  const [sent, known] = [valuesOf(sender), valuesOf(taker)];
  // A new word in a response is no break: screens show words that they do not know as they are.
  if (!known || !isStrict) return [];
  if (!sent) return [`${at} is one of ${known.join(', ')} now`];
  const unknown = sent.filter((value) => !known.includes(value));
  return unknown.length > 0 ? [`${at} may not be ${unknown.join(', ')} any more`] : [];
}

/** The problems of one alternative with the best fitting alternative of the taker. */
function alternativeProblems(pair: Pair): string[] {
  const { sender, taker, at } = pair;
  const [sent, expected] = [typesOf(sender), typesOf(taker)];
  const wrong = sent.filter((type) => !isOf(type, expected));
  const isAny = sent.length === 0 && expected.length > 0;
  if (isAny) return [`${at} may be anything instead of ${expected.join(' or ')}`];
  if (wrong.length > 0) return [`${at} is ${sent.join(' or ')} instead of ${expected.join(' or ')}`];
  return [...objectProblems(pair), ...listProblems(pair), ...valueProblems(pair), ...limitProblems(pair)];
}

/** Problems of a receiver with one schema for values of another: a sentence each, empty if every value fits. */
export function schemaProblems(pair: Pair): string[] {
  return choicesOf(pair.sender).flatMap((sender) => {
    const found = choicesOf(pair.taker).map((taker) => alternativeProblems({ ...pair, sender, taker }));
    const best = found.toSorted((one, other) => one.length - other.length)[0] ?? [];
    // Of several alternatives that all differ, the type says more than the details of one.
    if (best.length === 0 || found.length === 1) return best;
    const sameType = choicesOf(pair.taker).find((taker) => typesOf(sender).every((type) => isOf(type, typesOf(taker))));
    return sameType
      ? alternativeProblems({ ...pair, sender, taker: sameType })
      : [`${pair.at} is ${typesOf(sender).join(' or ')} instead of ${typesOf(pair.taker).join(' or ')}`];
  });
}
