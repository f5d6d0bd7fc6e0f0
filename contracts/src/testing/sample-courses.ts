import type { CourseDetail, CourseSummary } from '../calls/course.ts';

/** A course for tests and stories; set only the fields that matter there. */
export const sampleCourse = (given: Partial<CourseSummary> = {}): CourseSummary => ({
  _id: 'course-1',
  topic: 'Prompting that works',
  subtitle: '',
  thumbnail: null,
  provider: 'Vidya',
  category: 'generative-ai',
  price: 1499,
  discount: 40,
  level: 'Beginner',
  language: 'English',
  createdBy: 'Meera Iyer',
  creatorId: 'instructor-1',
  rating: 4.5,
  noOfRatings: 1204,
  noOfLectures: 8,
  durationSeconds: 12_000,
  status: 'published',
  createdAt: '2025-03-01T06:30:00.000Z',
  updatedAt: '2025-09-09T06:30:00.000Z',
  userRating: 0,
  ...given,
  instructors: given.instructors ?? [{ _id: given.creatorId ?? 'instructor-1', name: given.createdBy ?? 'Meera Iyer' }],
});

const sampleLectures = [
  { _id: 'lecture-1', kind: 'video' as const, title: 'What a model sees', durationSeconds: 32, isPreview: false },
];

/** Its lectures are in one section without a name, unless `sections` says otherwise. */
export const sampleDetail = (given: Partial<CourseDetail> = {}): CourseDetail => ({
  ...sampleCourse(given),
  description: '<p>Write prompts that give the same good answer twice.</p>',
  outcomes: [],
  requirements: [],
  audience: [],
  promoLectureId: null,
  instructor: { picture: null, headline: '', about: '' },
  lectures: sampleLectures,
  sections: [
    { _id: 'section-1', title: '', goal: '', lectures: (given.lectures ?? sampleLectures).map(({ _id }) => _id) },
  ],
  accessDays: 365,
  allRatings: [],
  ratingsByStars: [0, 0, 0, 0, 0],
  enrolledCount: 0,
  enrolment: null,
  refund: null,
  openOrders: [],
  publishAt: null,
  upcoming: [],
  ...given,
});
