import type { User } from '@vidya/contracts/calls/account';
import type { CreatedCourse, SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import type { LectureNote, LectureQuestion, VerifiedCertificate } from '@vidya/contracts/calls/learning';
import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import type { Role } from '@vidya/contracts/texts/choices';

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

/** A learner's course; pass the fields that matter to the test. */
export const sampleSubscribed = (given: Partial<SubscribedCourse> = {}): SubscribedCourse => ({
  ...sampleCourse(given),
  progress: 0,
  expiresAt: '2027-03-01T06:30:00.000Z',
  isExpired: false,
  lastLectureId: null,
  userComment: '',
  userIsNamed: false,
  ...given,
});

/** A staff member's own course; pass the fields that matter to the test. */
export const sampleCreated = (given: Partial<CreatedCourse> = {}): CreatedCourse => ({
  ...sampleCourse(given),
  noOfProcessing: 0,
  noOfLearners: 0,
  noOfOpenQuestions: 0,
  openQuestionLectureId: null,
  ...given,
});

/** An uploaded lecture; pass the fields that matter to the test. */
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
  captions: [{ src: '/media/lecture-1.vtt', language: 'en', label: 'English' }],
  poster: null,
  state: 'ready',
  percent: 0,
  progress: null,
  authoring: null,
  ...given,
});

const titles = ['What a model sees', 'Asking for one thing', 'Examples that teach', 'When the answer is wrong'];

/** A course of four lectures: the first is completed, the third is left in its middle. */
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

export const sampleNote = (given: Partial<LectureNote> = {}): LectureNote => ({
  _id: 'note-1',
  atSeconds: 135,
  body: 'Order matters: say the task first.',
  writtenAt: '2026-03-01T06:30:00.000Z',
  ...given,
});

/** Another learner's question, answered by the instructor. */
export const sampleQuestion = (given: Partial<LectureQuestion> = {}): LectureQuestion => ({
  _id: 'question-1',
  body: 'Does the order of examples matter too?',
  askedAt: '2026-03-01T06:30:00.000Z',
  isOwn: false,
  canDelete: false,
  answers: [
    {
      _id: 'answer-1',
      by: 'instructor',
      body: 'Yes: the last one weighs most.',
      answeredAt: '2026-03-02T06:30:00.000Z',
    },
  ],
  ...given,
});

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

const statuses: CourseSummary['status'][] = ['published', 'draft', 'unpublished'];

export const sampleCertificate: VerifiedCertificate = {
  learnerName: 'Asha Rao',
  courseTitle: 'Prompting that works',
  instructorName: 'Meera Iyer',
  instructors: ['Meera Iyer'],
  issuedAt: '2026-03-01T06:30:00.000Z',
  videoSeconds: 23_400,
  courseId: 'course-1',
  address: 'https://vidya.example/certificate/KX4M-7TP0-9QRS-1VWZ',
};

/** Mock responses for the remote on its own page. */
export const mockResponses = (): MockResponses => ({
  listSubscribedCourses: manyCourses,
  listCreatedCourses: () =>
    manyCourses().map((course, index) =>
      sampleCreated({
        ...course,
        status: statuses[index % 3] ?? 'draft',
        noOfProcessing: index % 5 === 1 ? 2 : 0,
        noOfLearners: index * 37,
        noOfOpenQuestions: index % 4 === 0 ? 2 : 0,
        openQuestionLectureId: index % 4 === 0 ? 'lecture-2' : null,
      }),
    ),
  listLectures: () => sampleLectureList(),
  verifyCertificate: () => sampleCertificate,
  rateCourse: () => ({ rating: 4.4, noOfRatings: 1205 }),
  deleteLecture: () => sampleDetail(),
  listNotes: () => [sampleNote()],
  addNote: ({ body }) => sampleNote({ _id: `note-${Date.now()}`, ...body }),
  editNote: ({ params, body }) => sampleNote({ ...body, _id: params?.['noteId'] ?? '' }),
  deleteNote: () => null,
  listQuestions: () => responseOf([sampleQuestion()], { total: 1 }),
  askQuestion: () => sampleQuestion(),
  answerQuestion: () => sampleQuestion(),
  deleteQuestion: () => null,
  saveProgress: () => ({
    progress: { positionSeconds: 30, watchedSeconds: 30, isCompleted: false },
    courseProgress: 25,
  }),
});
