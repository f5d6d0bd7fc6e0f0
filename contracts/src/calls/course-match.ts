import { defineCall } from './call.ts';

/** Fields of a course that contain the search words missing in its title. */
export const matchPlaces = ['category', 'instructor', 'language', 'description'] as const;
export type MatchPlace = (typeof matchPlaces)[number];

/** Why a search found a course. */
export interface CourseMatch {
  place: MatchPlace;
  /**
   * Plain text around the words in the description. Every second part is a found word: `['…write ', 'pythons', ' by
   * hand…']`. Undefined when the words occur in another form.
   */
  excerpt?: string[];
}

/** The label on a card, before the name or the excerpt. */
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
  /** Where the words were found when the course's title does not contain all of them. */
  place?: MatchPlace;
}

export const suggestCourses = defineCall<{ query: { q: string }; data: Suggestion[] }>({
  name: 'suggestCourses',
  method: 'GET',
  path: '/course/suggestions',
});
