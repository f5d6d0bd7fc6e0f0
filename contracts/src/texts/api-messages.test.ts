import { apiMessages } from './api-messages.ts';
import { texts } from './texts.ts';

type Message = string | readonly string[] | ((...values: never[]) => string);

/** Values such that a sentence with them reads like the others. */
const variants = (message: Message): readonly string[] => {
  if (typeof message === 'string') return [message];
  if (typeof message !== 'function') return message;
  const say = message as (...values: unknown[]) => string;
  if (say.length === 3) return [say('Area', '24 Dec', 'Holidays')];
  return say.length === 2 ? [say('Area', '1.2.0')] : [say(0), say(1), say(2), say('Area')];
};

const sentencesOf = (catalogue: Record<string, Record<string, Message>>): string[] =>
  Object.values(catalogue).flatMap((group) => Object.values(group).flatMap(variants));

const ours = sentencesOf(apiMessages);

/** Kinds of file are written as in the specification's own lists, paths as they are. */
const fileTypes = ['jpg', 'jpeg', 'svg', 'png'];
const isTitleCase = (sentence: string): boolean =>
  sentence.split(' ').every((word) => /^[A-Z0-9]|^[./]\w/.test(word) || fileTypes.includes(word.replace(/,$/, '')));

describe('the messages of the API', () => {
  it.each<[rule: string, breaks: (sentence: string) => boolean]>([
    ['begin every word with a capital', (sentence) => !isTitleCase(sentence)],
    ['have no space too many', (sentence) => sentence !== sentence.trim() || sentence.includes('  ')],
    ["write 'Can Not' as section 8 does", (sentence) => /\bcannot\b/i.test(sentence)],
    ['end without a full stop', (sentence) => /[.!]$/.test(sentence)],
  ])('%s', (_, breaks) => {
    expect(ours.filter(breaks)).toEqual([]);
  });

  it('stand in one place each: here or in `texts`', () => {
    const all = [...sentencesOf(texts), ...Object.values(apiMessages).flatMap((group) => Object.values(group))];
    expect(all).toHaveLength(new Set(all).size);
  });

  it('count what they tell of', () => {
    expect([0, 1, 5].map(apiMessages.lecture.published)).toEqual([
      'No Draft Is Ready Yet',
      '1 Lecture Published',
      '5 Lectures Published',
    ]);
  });
});
