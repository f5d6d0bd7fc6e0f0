import {
  checkPassword,
  deleteAccount,
  editProfile,
  endOtherDevices,
  forgetPassword,
  getProfile,
  getSignInProvider,
  getXsrfToken,
  listDevices,
  login,
  logout,
  register,
  requestFormWork,
  updatePassword,
} from '@vidya/contracts/calls/account';
import { listAuditEntries } from '@vidya/contracts/calls/audit';
import type { Call, CallInput, CallShape } from '@vidya/contracts/calls/call';
import { getCatalogueFigures } from '@vidya/contracts/calls/catalogue-figures';
import { verifyCertificate } from '@vidya/contracts/calls/certificate';
import { answerMessage, getCaptcha, getMessage, listMessages, markMessage } from '@vidya/contracts/calls/contact';
import { checkCoupon, createCoupon, deleteCoupon, listCoupons, updateCoupon } from '@vidya/contracts/calls/coupon';
import {
  createCourse,
  deleteCourse,
  getCourse,
  listCategoryCourses,
  listCourses,
  listCreatedCourses,
  listInstructorCourses,
  listSubscribedCourses,
  rateCourse,
  updateCourse,
} from '@vidya/contracts/calls/course';
import { listCourseAddresses } from '@vidya/contracts/calls/course-address';
import { suggestCourses } from '@vidya/contracts/calls/course-match';
import {
  addNote,
  answerQuestion,
  askQuestion,
  deleteNote,
  deleteQuestion,
  editNote,
  listNotes,
  listQuestions,
} from '@vidya/contracts/calls/learning';
import {
  createLecture,
  deleteLecture,
  getPreview,
  listLectures,
  publishLectures,
  reorderLectures,
  saveProgress,
  updateLecture,
} from '@vidya/contracts/calls/lecture';
import { fetchAllPayments, getKeyId, purchaseHistory, subscribe } from '@vidya/contracts/calls/payment';
import {
  changeRole,
  deleteUserOrInstructor,
  fetchStudentsAndInstructors,
  getConsequences,
  getPeopleStatistics,
} from '@vidya/contracts/calls/people';
import type { CallExample } from '@vidya/contracts/calls/recorded-call';
import { listReviews } from '@vidya/contracts/calls/review';
import { grantArea, listReleases } from '@vidya/platform/calls/release-calls';
import {
  addFreeze,
  addSigningKey,
  addWebhook,
  changeOwners,
  listReleaseRights,
} from '@vidya/platform/calls/rights-calls';

type As = CallExample['as'];

/** '{course}' and so on stand for ids in the sample data of a replay: `api/src/replay/sample-data.ts`. */
const example = <S extends CallShape>(call: Call<S>, as: As, input: CallInput<S>): [string, CallExample] => [
  call.name,
  { as, ...(input as Omit<CallExample, 'as'>) },
];

const course = { params: { courseId: '{course}' } };
const lecture = { params: { courseId: '{course}', lectureId: '{lecture}' } };
const area = { name: 'catalog' };
const lectureForm = {
  title: 'A new lecture',
  description: '',
  youtubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};

/**
 * A request of each call that succeeds on a replay's sample data. Without one are calls that need something outside the
 * API (the card gateway, a solved captcha, a mailed token, an uploaded file or build): only their shapes are compared.
 */
export const callExamples: ReadonlyMap<string, CallExample> = new Map([
  example(listCourses, 'visitor', { query: { page: 1, limit: 24, q: 'prompting', counts: true } }),
  example(suggestCourses, 'visitor', { query: { q: 'prompting' } }),
  example(getCatalogueFigures, 'visitor', {}),
  example(listCourseAddresses, 'visitor', {}),
  example(listCategoryCourses, 'visitor', { body: { category: 'generative-ai' } }),
  example(listInstructorCourses, 'visitor', { body: { instructorId: '{instructor}' } }),
  example(getCourse, 'learner', course),
  example(listReviews, 'visitor', course),
  example(listSubscribedCourses, 'learner', {}),
  example(listCreatedCourses, 'instructor', {}),
  example(createCourse, 'instructor', { body: { topic: 'A new course', status: 'draft' } as never }),
  example(updateCourse, 'instructor', { ...course, body: { topic: 'Another title', status: 'unpublished' } as never }),
  example(deleteCourse, 'instructor', { params: { courseId: '{draft}' } }),
  example(rateCourse, 'learner', {
    body: { courseId: '{course}', userRating: 4, comment: 'Clear and short.', isNamed: true },
  }),
  example(listLectures, 'learner', course),
  example(createLecture, 'instructor', { ...course, body: lectureForm }),
  example(updateLecture, 'instructor', { ...lecture, body: lectureForm }),
  example(deleteLecture, 'instructor', lecture),
  example(reorderLectures, 'instructor', { ...course, body: { lectureIds: ['{lecture}'] } }),
  example(publishLectures, 'instructor', course),
  example(saveProgress, 'learner', {
    ...lecture,
    body: { positionSeconds: 40, watched: [[0, 40]], hasEnded: false },
  }),
  example(getPreview, 'visitor', lecture),
  example(listNotes, 'learner', lecture),
  example(addNote, 'learner', { ...lecture, body: { body: 'A thought of my own', atSeconds: 3 } }),
  example(editNote, 'learner', { params: { ...lecture.params, noteId: '{note}' }, body: { body: 'Other words' } }),
  example(deleteNote, 'learner', { params: { ...lecture.params, noteId: '{note}' } }),
  example(listQuestions, 'learner', lecture),
  example(askQuestion, 'learner', { ...lecture, body: { body: 'Why tokens?' } }),
  example(answerQuestion, 'instructor', {
    params: { ...lecture.params, questionId: '{question}' },
    body: { body: 'For context.' },
  }),
  example(deleteQuestion, 'learner', { params: { ...lecture.params, questionId: '{question}' } }),
  example(register, 'visitor', {
    body: { fullName: 'Uma Das', email: '{newEmail}', password: '{password}' } as never,
  }),
  example(login, 'visitor', { body: { email: '{email}', password: '{password}' } }),
  example(logout, 'learner', {}),
  example(getProfile, 'learner', {}),
  example(getXsrfToken, 'visitor', {}),
  example(requestFormWork, 'visitor', { body: { form: 'signUp' } }),
  example(forgetPassword, 'visitor', { body: { email: '{email}' } }),
  example(checkPassword, 'visitor', { body: { password: '{password}' } }),
  example(updatePassword, 'learner', { body: { currPassword: '{password}', newPassword: 'another-one' } }),
  example(editProfile, 'learner', {
    body: { fullName: 'Asha R.', contact: '9876543210', linkedin: '', address: 'Pune' } as never,
  }),
  example(deleteAccount, 'learner', {}),
  example(listDevices, 'learner', {}),
  example(endOtherDevices, 'learner', {}),
  example(verifyCertificate, 'visitor', { params: { code: '{certificate}' } }),
  example(getSignInProvider, 'visitor', {}),
  example(getCaptcha, 'visitor', {}),
  example(listMessages, 'admin', {}),
  example(getMessage, 'admin', { params: { messageId: '{message}' } }),
  example(answerMessage, 'admin', { params: { messageId: '{message}' }, body: { body: 'Here you are.' } }),
  example(markMessage, 'admin', { params: { messageId: '{message}' }, body: { isAnswered: true } }),
  example(getKeyId, 'learner', {}),
  example(subscribe, 'learner', { body: { courseId: '{freeCourse}' } }),
  example(purchaseHistory, 'learner', {}),
  example(fetchAllPayments, 'admin', { body: { year: 2026 } }),
  example(listCoupons, 'admin', {}),
  example(createCoupon, 'admin', {
    body: { code: 'NEW-ONE', off: { kind: 'percent', value: 10 }, courseId: '{course}', maxUses: null, expiresOn: '' },
  }),
  example(updateCoupon, 'admin', { params: { couponId: '{coupon}' }, body: { isPaused: true } }),
  example(deleteCoupon, 'admin', { params: { couponId: '{coupon}' } }),
  example(checkCoupon, 'visitor', { query: { courseId: '{course}', code: '{couponCode}' } }),
  example(fetchStudentsAndInstructors, 'admin', {}),
  example(getPeopleStatistics, 'admin', {}),
  example(getConsequences, 'admin', { params: { userId: '{instructor}' } }),
  example(changeRole, 'admin', { params: { userId: '{learner}' }, body: { role: 'INSTRUCTOR' } }),
  example(deleteUserOrInstructor, 'admin', { body: { userId: '{learner}' } }),
  example(listAuditEntries, 'admin', {}),
  example(listReleases, 'admin', {}),
  example(listReleaseRights, 'admin', {}),
  example(changeOwners, 'admin', { params: area, body: { emails: ['asha@vidya.example'] } }),
  example(addWebhook, 'admin', { params: area, body: { url: 'https://hooks.example/releases' } }),
  example(addSigningKey, 'admin', { params: area, body: { publicKey: `${'A'.repeat(43)}=` } }),
  example(addFreeze, 'admin', {
    body: { from: '2099-12-24T00:00:00Z', to: '2099-12-27T00:00:00Z', reason: 'Holidays' } as never,
  }),
  example(grantArea, 'admin', {
    params: { name: 'replayed' },
    body: {
      title: 'Replayed',
      paths: { '/replayed': 'everybody' },
      base: 'https://replayed.example',
      budgetKb: 45,
      connections: [],
    },
  }),
]);
