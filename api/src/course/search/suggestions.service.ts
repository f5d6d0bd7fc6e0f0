import type { Suggestion } from '@vidya/contracts/calls/catalogue';
import { categories } from '@vidya/contracts/rules/course/categories';
import { limits } from '@vidya/contracts/rules/limits';
import type { CourseParts } from '../course-parts.ts';
import { textOf } from '../port/search-text.ts';

const max = { courses: 5, categories: 3, instructors: 3 };

const matchingCategories = (text: string): Suggestion[] =>
  categories
    .filter(({ bar }) => bar.toLowerCase().includes(text))
    .slice(0, max.categories)
    .map(({ bar, slug }) => ({ kind: 'category', label: bar, key: slug }));

export function createSuggestionsService({ catalogue, search, caches }: CourseParts) {
  const courses = async (text: string): Promise<Suggestion[]> => {
    const found = await search.suggest(text, max.courses);
    const places = new Map(found.map(({ id, place }) => [id, place]));
    const cards = await catalogue.readCards([...places.keys()]);
    return cards.map(({ id, title }) => {
      const place = places.get(id);
      return { kind: 'course', label: title, key: id, ...(place && { place }) };
    });
  };
  const instructors = async (text: string): Promise<Suggestion[]> => {
    const words = textOf(text).map((word) => ({ word, isPrefix: true }));
    const found = words.length > 0 ? await search.findInstructors(words, max.instructors) : [];
    return found.map((name) => ({ kind: 'instructor', label: name, key: name }));
  };
  const load = async (text: string): Promise<Suggestion[]> => {
    const [found, people] = await Promise.all([courses(text), instructors(text)]);
    return [...found, ...matchingCategories(text), ...people];
  };
  return {
    /** Returns suggestions for a typed text, from the second character on (decision C12). */
    async suggest(text: string): Promise<Suggestion[]> {
      const typed = text.toLowerCase();
      if (typed.length < limits.suggestAfterCharacters) return [];
      return caches.suggestions.get(typed, () => load(typed));
    },
  };
}

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;
