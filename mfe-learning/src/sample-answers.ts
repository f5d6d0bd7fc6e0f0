import type { Role, User } from '@vidya/contracts/account';
import type { CourseSummary, SubscribedCourse } from '@vidya/contracts/course';
import type { Lecture, LectureList } from '@vidya/contracts/lecture';
import type { PretendAnswers } from '@vidya/contracts/pretend';
import { sampleCourse, sampleDetail } from '@vidya/contracts/samples';

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
  subscriptions: [],
  createdCourses: [],
});

/** A course that a learner holds; name what matters there. */
export const sampleSubscribed = (given: Partial<SubscribedCourse> = {}): SubscribedCourse => ({
  ...sampleCourse(given),
  progress: 0,
  expiresAt: '2027-03-01T06:30:00.000Z',
  isExpired: false,
  lastLectureId: null,
  ...given,
});

/** An uploaded lecture; name what matters there. */
export const sampleLecture = (given: Partial<Lecture> = {}): Lecture => ({
  _id: 'lecture-1',
  title: 'What a model sees',
  durationSeconds: 32,
  isPreview: false,
  description: 'Tokens, context and why order matters.',
  youtubeLink: '',
  video: { secure_url: '/media/lecture-1.mp4' },
  files: [{ src: '/media/lecture-1.mp4', type: 'video/mp4' }],
  captions: [{ src: '/media/lecture-1.vtt', language: 'en', label: 'English' }],
  poster: null,
  state: 'ready',
  progress: null,
  ...given,
});

const titles = ['What a model sees', 'Asking for one thing', 'Examples that teach', 'When the answer is wrong'];

/** A course with four lectures, the first completed and the third left in its middle. */
export function sampleLectureList(given: Partial<LectureList> = {}): LectureList {
  const lectures = titles.map((title, index) =>
    sampleLecture({
      _id: `lecture-${index + 1}`,
      title,
      durationSeconds: 154 + 40 * index,
      progress:
        [
          { positionSeconds: 150, watchedSeconds: 150, isCompleted: true },
          null,
          { positionSeconds: 135, watchedSeconds: 120, isCompleted: false },
        ][index] ?? null,
    }),
  );
  const enrolment = { expiresAt: '2027-03-01T06:30:00.000Z', isExpired: false, progress: 25 };
  return {
    course: sampleDetail({ lectures, noOfLectures: 4, enrolment }),
    lectures,
    lastLectureId: 'lecture-3',
    ...given,
  };
}

const topics = ['Prompting that works', 'Images from words', 'Small models on small machines', 'Answers with sources'];

const manyCourses = (): SubscribedCourse[] =>
  Array.from({ length: 11 }, (_, index) =>
    sampleSubscribed({
      _id: `course-${index + 1}`,
      topic: topics[index % topics.length] ?? '',
      progress: [0, 25, 62, 100][index % 4] ?? 0,
      lastLectureId: index % 4 === 0 ? null : 'lecture-3',
      userRating: index % 3 === 0 ? 4.5 : 0,
      isExpired: index === 5,
    }),
  );

const statuses: CourseSummary['status'][] = ['published', 'draft', 'archived'];

/** Answers for the remote on its own page. */
export const sampleAnswers = (): PretendAnswers => ({
  listSubscribedCourses: manyCourses,
  listCreatedCourses: () => manyCourses().map((course, index) => ({ ...course, status: statuses[index % 3] })),
  listLectures: () => sampleLectureList(),
  rateCourse: () => ({ rating: 4.4, noOfRatings: 1205 }),
  deleteLecture: () => sampleDetail(),
  saveProgress: () => ({
    progress: { positionSeconds: 30, watchedSeconds: 30, isCompleted: false },
    courseProgress: 25,
  }),
});
