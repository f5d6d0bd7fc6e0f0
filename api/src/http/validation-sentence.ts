import { fieldMessages } from '@vidya/contracts/texts/field-messages';

/** One of zod's issues, as fastify-type-provider-zod passes it on. */
interface Issue {
  /** The code of the issue, such as 'too_big'. */
  keyword: string;
  /** '/off/value'; '/' for the whole body. */
  instancePath: string;
  message?: string | undefined;
  /** What else the issue says. */
  params: Record<string, unknown>;
}

const say = fieldMessages;

/** Fields whose name people would not understand. */
const labels: Record<string, string> = { currPassword: 'Current Password', q: 'Search Text' };

const spaced = (name: string): string =>
  name
    .replace(/[_-]+/g, ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter}`)
    .trim()
    .replace(/(?:^| )\S/g, (letter) => letter.toUpperCase());

/** An entry of a list is named by its place, from 1. */
const nameOf = (part: string): string => labels[part] ?? (/^\d+$/.test(part) ? String(Number(part) + 1) : spaced(part));

/** '/fullName' becomes 'Full Name', '/areas/0/name' becomes 'Areas 1 Name'. */
const labelOf = (path: string): string => path.split('/').filter(Boolean).map(nameOf).join(' ');

/** 'must be an https address' becomes 'Must Be An Https Address', as the API speaks; addresses and signs stay. */
const titled = (predicate: string): string =>
  predicate.replace(/(?:^| )[a-z]+(?=[ ,]|$)/g, (word) => word.replace(/[a-z]/, (letter) => letter.toUpperCase()));

/** `fieldSentence('url', 'must be an address')` is 'Url Must Be An Address'. The field may be a path: 'areas/0/name'. */
export const fieldSentence = (field: string, predicate: string): string => `${labelOf(field)} ${titled(predicate)}`;

function tooSmall(label: string, { origin, minimum }: Issue['params']): string {
  if (origin === 'string') return minimum === 1 ? say.missing(label) : say.tooShort(label);
  return origin === 'array' ? say.tooFew(label, Number(minimum)) : say.tooSmall(label, Number(minimum));
}

function tooBig(label: string, { origin, maximum }: Issue['params']): string {
  if (origin === 'string') return say.tooLong(label);
  return origin === 'array' ? say.tooMany(label, Number(maximum)) : say.tooLarge(label, Number(maximum));
}

/** A sentence for people about a field of a request; null about the request as a whole. */
export function validationSentence(issue: Issue | undefined): string | null {
  const label = labelOf(issue?.instancePath ?? '');
  if (!issue || label === '') return null;
  const { keyword, params, instancePath, message = '' } = issue;
  if (message.endsWith('received undefined')) return say.missing(label);
  // The predicates of our own rules begin in lower case, zod's messages do not.
  if (/^[a-z]/.test(message)) return fieldSentence(instancePath, message);
  if (keyword === 'too_small') return tooSmall(label, params);
  if (keyword === 'too_big') return tooBig(label, params);
  if (keyword === 'invalid_value')
    return say.notAmong(label, Array.isArray(params['values']) ? params['values'].map(String) : []);
  return keyword === 'invalid_type' ? say.wrongKind(label, String(params['expected'])) : say.invalid(label);
}
