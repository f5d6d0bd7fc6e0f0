import type { Level } from '@vidya/contracts/texts/choices';
import { textOf } from '../port/search-text.ts';
import { maxTermWords, synonymsOf } from './search-synonyms.ts';
import type { SearchWord } from './search-words.ts';

/** What a search looks for: see `termsOf`. */
export interface SearchTerms {
  /** All words that carry meaning. */
  words: readonly SearchWord[];
  /**
   * A course without the words that only describe the wish ('free', 'for beginners', 'course') fits as well if it has the
   * other words and these facets; undefined if there is no such word.
   */
  wish: { words: readonly SearchWord[]; facets: readonly string[] } | undefined;
  /** Nothing but stop words ('IT', 'how to'): searched in titles, where they are the only words that can match. */
  isStopWords: boolean;
}

/** PostgreSQL's English stop words, and the small words of Hindi and Hinglish. */
const stopWords = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have
  has had having do does did doing a an the and but if or because as until while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very s t can will
  just don should now mein mai ka ki ke se aur hai kaise
  में मे का की के को से और है पर लिए कैसे`
    .split(/\s+/)
    .concat(textOf('में मे का की के को से और है पर लिए कैसे')),
);

const level = (name: Level): string => `level:${name}`;

/** Words that describe what kind of course a person wants, with the facet that says the same. */
const wishes = new Map<string, string | undefined>(
  (
    [
      ['free muft मुफ्त फ्री निःशुल्क இலவச ఉచిత ಉಚಿತ বিনামূল্যে', 'price:free'],
      ['beginner beginners beginning basic basics starter शुरुआती', level('Beginner')],
      ['intermediate', level('Intermediate')],
      ['advanced advance expert', level('Advance')],
      [
        'course courses class classes tutorial tutorials training learn online video videos full complete best',
        undefined,
      ],
      ['कोर्स क्लास सीखें सीखो सीखना', undefined],
    ] as const
  ).flatMap(([words, facet]) => textOfEach(words).map((word) => [word, facet] as const)),
);

function textOfEach(words: string): string[] {
  return words.split(' ').flatMap((word) => textOf(word));
}

/** The longest term of the trade that starts at this word, else the word itself. */
function termAt(words: readonly string[], at: number): SearchWord {
  for (let length = Math.min(maxTermWords, words.length - at); length > 0; length -= 1) {
    const word = words.slice(at, at + length).join(' ');
    const synonyms = synonymsOf(word);
    if (synonyms) return { word, synonyms };
  }
  return { word: words[at]! };
}

function termsIn(words: readonly string[]): SearchWord[] {
  const terms: SearchWord[] = [];
  for (let at = 0; at < words.length; at += terms.at(-1)!.word.split(' ').length) terms.push(termAt(words, at));
  return terms;
}

const isWish = ({ word }: SearchWord): boolean => wishes.has(word);

/** The terms of these words, without those that carry no meaning. */
export function termsOfWords(words: readonly SearchWord[]): SearchTerms {
  const rest = words.filter((word) => !isWish(word));
  const facets = words.flatMap(({ word }) => wishes.get(word) ?? []);
  const hasWish = rest.length < words.length && rest.length + facets.length > 0;
  return { words, wish: hasWish ? { words: rest, facets } : undefined, isStopWords: false };
}

/** Understands a typed text: terms of the trade, stop words, and words that only describe the wish. */
export function termsOf(text: string): SearchTerms {
  const typed = termsIn(textOf(text));
  const words = typed.filter(({ word }) => !stopWords.has(word));
  return words.length > 0 ? termsOfWords(words) : { words: typed, wish: undefined, isStopWords: typed.length > 0 };
}

/** The terms of a text that is being typed: the last word may go on. */
export function typingTermsOf(text: string): SearchWord[] {
  const typed = termsIn(textOf(text));
  const last = typed.at(-1);
  return last ? [...typed.slice(0, -1).filter(({ word }) => !stopWords.has(word)), { ...last, isPrefix: true }] : [];
}

/** The words that a course has to have, without those that only describe the wish. */
export const neededWords = ({ words, wish }: SearchTerms): readonly SearchWord[] => wish?.words ?? words;

/** How many words a search may leave out when no course has all. */
const maxLeftOut = 2;

/**
 * Most of the words, the largest sets first; of equal ones that with the first words, which say what it is about. Never
 * fewer than half of them.
 */
export function mostOf(words: readonly SearchWord[]): SearchWord[][] {
  const without = (sets: SearchWord[][]): SearchWord[][] => {
    const smaller = sets.flatMap((set) => set.map((_, index) => set.toSpliced(set.length - 1 - index, 1)));
    return [...new Map(smaller.map((set) => [set.map(({ word }) => word).join('|'), set])).values()];
  };
  const sets: SearchWord[][] = [];
  let last: SearchWord[][] = [[...words]];
  const steps = Math.min(maxLeftOut, Math.floor(words.length / 2));
  for (let step = 0; step < steps; step += 1) {
    last = without(last);
    sets.push(...last);
  }
  return sets;
}
