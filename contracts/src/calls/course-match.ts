import { defineCall } from './call.ts';

/** What of a course has the words of a search that its title lacks. */
export const matchPlaces = ['category', 'instructor', 'language', 'description'] as const;
export type MatchPlace = (typeof matchPlaces)[number];

/** Why a search found a course. */
export interface CourseMatch {
  place: MatchPlace;
  /**
   * Plain text around the words in the description. Every second part is a word that was found: `['…write ', 'pythons',
   * ' by hand…']`. Missing where the words stand there in another form.
   */
  excerpt?: string[];
}

/** What is said on a card, before the name or the excerpt. */
export const matchPlaceLabels: Record<MatchPlace, string> = {
  category: 'Category',
  instructor: 'Instructor',
  language: 'Language',
  description: 'In the description',
};

export interface Suggestion {
  kind: 'course' | 'category' | 'instructor';
  label: string;
  /** A course's id, a category's slug or an instructor's name. */
  key: string;
  /** Why a course is suggested whose title does not have all the words. */
  place?: MatchPlace;
}

export const suggestCourses = defineCall<{ query: { q: string }; data: Suggestion[] }>({
  name: 'suggestCourses',
  method: 'GET',
  path: '/course/suggestions',
});
