import type { User } from '@vidya/contracts/calls/account';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import type { Role } from '@vidya/contracts/texts/choices';
import { MockBank } from './mock-bank.ts';
import { earningsResponses } from './mock-earnings.ts';

/** The owner of the sample course, with this role. */
export const samplePerson = (role: Role): User => ({
  _id: 'instructor-1',
  fullName: 'Meera Iyer',
  email: 'meera@vidya.example',
  contact: '',
  linkedin: '',
  address: '',
  avatar: null,
  createdAt: '2025-01-15T06:30:00.000Z',
  role,
  subscriptions: [],
  createdCourses: [],
});

/** A lecture with an uploaded video; pass the fields that matter to the test. */
export const sampleLecture = (given: Partial<Lecture> = {}): Lecture => ({
  _id: 'lecture-1',
  title: 'What a model sees',
  kind: 'video',
  durationSeconds: 32,
  isPreview: false,
  description: 'Tokens, context and why order matters.',
  youtubeLink: '',
  video: { secure_url: '/media/lecture-1.mp4' },
  files: [{ src: '/media/lecture-1.mp4', type: 'video/mp4' }],
  resources: [],
  captions: [],
  poster: null,
  state: 'ready',
  percent: 0,
  progress: null,
  authoring: {
    version: 1,
    status: 'published',
    publishAt: null,
    fileName: 'lecture-1.mp4',
    failure: null,
    canRetry: false,
    isReplacing: false,
    queuedBefore: null,
    expectedMinutes: null,
  },
  ...given,
});

/** Mock responses for the remote on its own page. */
export const mockResponses = (): MockResponses => ({
  getCourse: () => sampleDetail({ enrolledCount: 12 }),
  listLectures: () => ({ course: sampleDetail(), lectures: [sampleLecture()] }),
  listRevisions: () => [
    { number: 2, savedAt: '2025-11-04T03:30:00.000Z', savedBy: 'Meera Iyer', isCurrent: true },
    { number: 1, savedAt: '2025-11-03T03:30:00.000Z', savedBy: 'Meera Iyer', isCurrent: false },
  ],
  getRevision: () => ({ texts: { topic: 'Prompting', title: 'What models see' } }),
  ...earningsResponses(),
  ...new MockBank().responses(),
  createCourse: () => sampleCourse({ _id: 'course-2', status: 'draft' }),
  updateCourse: () => ({ updatedCourse: sampleDetail() }),
  deleteCourse: () => null,
  createLecture: () => ({ Course: sampleDetail(), lectureId: 'lecture-2' }),
  updateLecture: () => sampleDetail(),
  deleteLecture: () => sampleDetail(),
  publishLectures: () => ({ Course: sampleDetail(), published: 0, notReady: [] }),
  reorderLectures: () => sampleDetail(),
  retryVideo: () => sampleLecture({ state: 'processing', percent: 5 }),
});
