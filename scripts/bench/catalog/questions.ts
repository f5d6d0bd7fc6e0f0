import { categories } from '@vidya/contracts/categories';
import { languages, levels } from '@vidya/contracts/course';
import { subject } from './rows.ts';

/** What is asked of the API, a little different every time: nothing may be quick only because it was just asked. */
export interface Question {
  name: string;
  /** Address below the API's base, for the n-th time of asking, in a catalogue of `courses`. */
  address: (n: number, courses: number) => string;
  /** How much slower it may be at the largest size than at the smallest. */
  mostGrowth?: number;
  /** What the median may be at the largest size. */
  mostMs?: number;
}

const list = (query: Record<string, string | number>): string =>
  `/course/?${new URLSearchParams(Object.entries({ limit: 8, counts: 'true', ...query }).map(([name, value]) => [name, String(value)]))}`;

const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length]!;
const sorts = ['mostPopular', 'new', 'topRated'] as const;
const pageOne = (name: string, query: (n: number) => Record<string, string | number>): Question => ({
  name,
  address: (n) => list({ sort: nth(sorts, n), page: 1, ...query(n) }),
  mostGrowth: 3,
});
const search = (
  name: string,
  words: (n: number, courses: number) => string,
  limits: Partial<Question> = {},
): Question => ({
  name,
  address: (n, courses) => list({ sort: 'bestMatch', page: 1, q: words(n, courses) }),
  ...limits,
});

/** Half of the way down the list is the farthest from both of its ends. */
const middle = (courses: number, n: number): number => Math.floor(courses / 16) - n;

export const questions: readonly Question[] = [
  pageOne('page 1', () => ({})),
  { name: 'page 100', address: (n) => list({ sort: nth(sorts, n), page: 100 + n }) },
  { name: 'the middle page', address: (n, courses) => list({ sort: nth(sorts, n), page: middle(courses, n) }) },
  { name: 'the last page', address: (n, courses) => list({ sort: nth(sorts, n), page: Math.floor(courses / 8) - n }) },
  pageOne('category', (n) => ({ category: nth(categories, n).slug })),
  pageOne('level', (n) => ({ level: nth(levels, n) })),
  pageOne('language', (n) => ({ language: nth(languages, n) })),
  pageOne('price free', () => ({ price: 'free' })),
  pageOne('price paid', () => ({ price: 'paid' })),
  pageOne('rating at least', (n) => ({ ratingAtLeast: nth([4.5, 4, 3.5, 3], n) })),
  pageOne('three filters', (n) => ({ category: nth(categories, n).slug, language: nth(languages, n), price: 'free' })),
  search('search, one course', (n, courses) => `part ${1 + ((n * 7_919) % courses)}`, { mostGrowth: 3 }),
  search('search, a rare word', (n) => subject(2_000 + n), { mostGrowth: 3 }),
  search('search, a common word', (n) => nth(['java', 'cloud', 'machine', 'exercises', 'introduction'], n), {
    mostMs: 50,
  }),
  search('search, in all titles', () => 'part', { mostMs: 50 }),
  search('search, two common words', (n) => nth(['machine learning', 'campus placements', 'real projects'], n), {
    mostMs: 50,
  }),
  search('search, descriptions', () => 'project checklist', { mostMs: 50 }),
  search('search, misspelt', (n) => nth(['jaava', 'machnie', 'exercizes', 'indtroduction'], n)),
  search('search, nothing like it', (n) => `qqxzv${n}`),
  {
    name: 'search and filters',
    address: (n) => list({ q: nth(['java', 'cloud'], n), language: nth(languages, n), price: 'free', page: 1 }),
  },
  { name: 'suggestions', address: (n) => `/course/suggestions?q=${nth(['ja', 'ma', 'cl', 'sp', 'de'], n)}` },
  { name: 'suggestions, a rare word', address: (n) => `/course/suggestions?q=${subject(2_000 + n).slice(0, -1)}` },
];
