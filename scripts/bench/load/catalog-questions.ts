import { categories } from '@vidya/contracts/rules/course/categories';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { languages, levels } from '@vidya/contracts/texts/choices';
import { subject } from './catalog-rows.ts';
import type { Question } from './sizes.ts';

type Query = Record<string, string | number>;

const list = (query: Query): string => {
  const pairs = Object.entries({ limit: 8, counts: 'true', ...query }).map(([name, value]) => [name, String(value)]);
  return `${API_BASE}/course/?${new URLSearchParams(pairs)}`;
};
const suggest = (q: string): string => `${API_BASE}/course/suggestions?q=${q}`;

const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length]!;
const sorts = ['mostPopular', 'new', 'topRated'] as const;
const page = (name: string, of: (n: number, courses: number) => number): Question => ({
  name,
  ask: (n, courses) => list({ sort: nth(sorts, n), page: of(n, courses) }),
});
const pageOne = (name: string, query: (n: number) => Query): Question => ({
  name,
  ask: (n) => list({ sort: nth(sorts, n), page: 1, ...query(n) }),
  maxGrowth: 3,
});
type Limits = Pick<Question, 'maxGrowth' | 'maxMs'>;
const search = (name: string, words: (n: number, courses: number) => string, limits: Limits = {}): Question => ({
  name,
  ask: (n, courses) => list({ sort: 'bestMatch', page: 1, q: words(n, courses) }),
  ...limits,
});
const commonWords = ['java', 'cloud', 'machine', 'exercises', 'introduction'];
const pairsOfWords = ['machine learning', 'campus placements', 'real projects'];
const misspelt = ['jaava', 'machnie', 'exercizes', 'indtroduction'];

export const questions: readonly Question[] = [
  pageOne('page 1', () => ({})),
  page('page 100', (n) => 100 + n),
  // The middle page has the largest distance to both ends of the list.
  page('the middle page', (n, courses) => Math.floor(courses / 16) - n),
  page('the last page', (n, courses) => Math.floor(courses / 8) - n),
  pageOne('category', (n) => ({ category: nth(categories, n).slug })),
  pageOne('level', (n) => ({ level: nth(levels, n) })),
  pageOne('language', (n) => ({ language: nth(languages, n) })),
  pageOne('price free', () => ({ price: 'free' })),
  pageOne('price paid', () => ({ price: 'paid' })),
  pageOne('rating at least', (n) => ({ ratingAtLeast: nth([4.5, 4, 3.5, 3], n) })),
  pageOne('three filters', (n) => ({ category: nth(categories, n).slug, language: nth(languages, n), price: 'free' })),
  search('search, one course', (n, courses) => `part ${1 + ((n * 7_919) % courses)}`, { maxGrowth: 3 }),
  search('search, a rare word', (n) => subject(2_000 + n), { maxGrowth: 3 }),
  search('search, a common word', (n) => nth(commonWords, n), { maxMs: 50 }),
  search('search, in all titles', () => 'part', { maxMs: 50 }),
  search('search, two common words', (n) => nth(pairsOfWords, n), { maxMs: 50 }),
  search('search, descriptions', () => 'project checklist', { maxMs: 50 }),
  search('search, misspelt', (n) => nth(misspelt, n)),
  search('search, nothing like it', (n) => `qqxzv${n}`),
  {
    name: 'search and filters',
    ask: (n) => list({ q: nth(['java', 'cloud'], n), language: nth(languages, n), price: 'free', page: 1 }),
  },
  { name: 'suggestions', ask: (n) => suggest(nth(['ja', 'ma', 'cl', 'sp', 'de'], n)) },
  { name: 'suggestions, a rare word', ask: (n) => suggest(subject(2_000 + n).slice(0, -1)) },
];
