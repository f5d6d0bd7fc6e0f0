import type { User } from '@vidya/contracts/calls/account';
import type { CourseSummary, StarCounts } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { categories } from '@vidya/contracts/rules/course/categories';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import type { Role } from '@vidya/contracts/texts/choices';
import { answerToList } from './mock-list.ts';

const titles = ['First steps', 'From zero to a working project', 'पहला कदम: हिंदी में', 'Patterns that last'];

/** Four courses per category, different enough to show every kind of card. */
const courses: CourseSummary[] = categories.flatMap(({ slug, bar }, field) =>
  titles.map((title, index) =>
    sampleCourse({
      _id: `${slug}-${index}`,
      topic: `${bar}: ${title}`,
      category: slug,
      price: [1499, 0, 2999, 499][index] ?? 0,
      discount: [40, 0, 0, 100][index] ?? 0,
      level: (['Beginner', 'Intermediate', 'Advance', 'Beginner'] as const)[index] ?? 'Beginner',
      language: index === 2 ? 'Hindi' : 'English',
      rating: [4.5, 3.5, 0, 4][index] ?? 0,
      noOfRatings: [1204, 18, 0, 1][index] ?? 0,
      noOfLectures: 14,
      createdAt: new Date(Date.UTC(2025, field, index + 1)).toISOString(),
    }),
  ),
);

const description =
  '<p>Every lecture is short and ends with something that works.</p><h3>What you will be able to do</h3><ul><li>Read what others wrote, and say why it works.</li><li>Build the same thing yourself, <strong>step by step</strong>.</li></ul>';

const lectures = Array.from({ length: 14 }, (_, index) => ({
  _id: `lecture-${index}`,
  title: `Lecture about part ${index + 1}`,
  kind: 'video' as const,
  durationSeconds: 240 + index * 37,
  isPreview: index === 0,
}));

const allRatings = [5, 4.5, 4.5, 4, 3.5, 2].map((value, index) => ({
  userId: `reader-${index}`,
  value,
  comment: index % 2 === 0 ? 'Clear, and never longer than it has to be.' : '',
  ratedAt: new Date(Date.UTC(2025, index, 9)).toISOString(),
  name: ['Priya', 'K.', 'किरण'][index % 3] ?? '',
  isOwn: index === 2,
}));

const ratingsByStars: StarCounts = [0, 1, 0, 2, 3];

/** The mock responses for this remote when it runs alone. */
export const mockResponses: MockResponses = {
  listCourses: ({ query }) => answerToList(courses, query),
  getCatalogueFigures: () => ({
    courses: courses.length,
    learners: 1204,
    rating: 4.2,
    noOfRatings: 3411,
    languages: ['English', 'Hindi'],
  }),
  listCategoryCourses: ({ body }) => ({ Course: courses.filter(({ category }) => category === body?.['category']) }),
  listInstructorCourses: () => responseOf(courses.slice(0, 3), { total: 3, meta: { noOfRatings: 86 } }),
  listSubscribedCourses: () =>
    courses.slice(0, 2).map((course, index) => ({
      ...course,
      progress: 60 * index,
      expiresAt: '2027-01-01T00:00:00.000Z',
      isExpired: false,
      lastLectureId: index ? 'lecture-3' : null,
    })),
  getCourse: ({ params }) => {
    const course = courses.find(({ _id }) => _id === params?.['courseId']);
    if (!course) throw new ApiError('Course not found', { status: 404 });
    return sampleDetail({ ...course, description, lectures, allRatings, ratingsByStars, enrolledCount: 1204 });
  },
  listLectures: () => ({
    lectures: lectures.map((lecture) => ({ ...lecture, progress: { positionSeconds: 135 } })),
  }),
  getCaptcha: () => {
    throw new ApiError('', { status: 503 });
  },
  sendUsMessage: () => responseOf(null, { message: 'We received your message' }),
};

/** A sample user with the given role, enrolled in one course. */
export const samplePerson = (role: Role): User => ({
  _id: 'user-1',
  fullName: 'Asha Rao',
  email: 'asha@vidya.example',
  contact: '',
  linkedin: '',
  address: '',
  avatar: null,
  createdAt: '2025-01-15T06:30:00.000Z',
  role,
  subscriptions: [
    {
      courseId: 'web-development-0',
      courseTitle: 'Web Development',
      subscription_status: 'active',
      paymentDetails: { amount: 0 },
    },
  ],
  createdCourses: [],
});
