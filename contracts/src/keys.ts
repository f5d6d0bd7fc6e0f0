import type { CourseListQuery } from './course.ts';

/** Query keys, shared so that a change in one remote refreshes what another one shows. */
export const keys = {
  allCourses: ['course'] as const,
  courses: (query: CourseListQuery) => ['course', 'list', query] as const,
  suggestions: (text: string) => ['course', 'suggestions', text] as const,
  categoryCourses: (slug: string) => ['course', 'category', slug] as const,
  course: (courseId: string) => ['course', 'one', courseId] as const,
  lectures: (courseId: string) => ['course', 'lectures', courseId] as const,
  preview: (courseId: string, lectureId: string) => ['course', 'preview', courseId, lectureId] as const,
  notes: (lectureId: string) => ['learning', 'notes', lectureId] as const,
  questions: (lectureId: string) => ['learning', 'questions', lectureId] as const,
  subscribedCourses: ['course', 'subscribed'] as const,
  createdCourses: ['course', 'created'] as const,
  instructorCourses: (instructorId: string) => ['course', 'instructor', instructorId] as const,
  certificate: (code: string) => ['certificate', code] as const,
  purchases: ['payment', 'history'] as const,
  allPayments: ['payment', 'year'] as const,
  payments: (year: number) => ['payment', 'year', year] as const,
  people: ['account', 'people'] as const,
  devices: ['account', 'devices'] as const,
};
