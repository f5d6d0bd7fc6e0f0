import type { z } from 'zod';
import type { courseMatch, suggestion, suggestionQuery } from '../shapes/course.ts';
import { defineCall } from './call.ts';
import type { MatchPlace } from './choices.ts';

/** Why a search found a course. */
export type CourseMatch = z.infer<typeof courseMatch>;

/** The label on a card, before the name or the excerpt. */
export const matchPlaceLabels: Record<MatchPlace, string> = {
  category: 'Category',
  instructor: 'Instructor',
  language: 'Language',
  description: 'In the description',
};

export type Suggestion = z.infer<typeof suggestion>;

export const suggestCourses = defineCall<{ query: z.infer<typeof suggestionQuery>; data: Suggestion[] }>(
  'suggestCourses',
  'GET /course/suggestions',
);
