import { exportData } from '@vidya/contracts/calls/account';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { invoices } from '../../database/tables/schema-invoices.ts';
import { certificates, lectureAnswers, lectureNotes, lectureQuestions } from '../../database/tables/schema-learning.ts';
import { lectureProgress } from '../../database/tables/schema-lectures.ts';
import { earningStatements, ledgerClosings } from '../../database/tables/schema-ledger.ts';
import { payoutAccounts, payoutBatches, payouts, taxIds } from '../../database/tables/schema-payouts.ts';
import { passwordResets, socialAccounts } from '../../database/tables/schema-people.ts';
import { quizAnswers, quizAttempts, quizExtraTimes, quizVersions } from '../../database/tables/schema-quizzes.ts';
import { revisions } from '../../database/tables/schema-revisions.ts';
import { orders, payments, refundRequests } from '../../database/tables/schema-sales.ts';
import { accountEvents, passkeys } from '../../database/tables/schema-sign-in.ts';
import { auditLog, contactMessages } from '../../database/tables/schema-site.ts';
import { courseInstructors, instructorInvitations } from '../../database/tables/schema-teaching.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, addLecture, addRating, enrol, inDays } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { hashPassword } from '../sign-in/passwords.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const message = { name: 'Asha', phone: '9876543210', subject: 'Invoices', message: 'Where?' };

const unusedKey = { publicKey: 'secret', counter: 0, transports: [], isSynced: false, isBackedUp: false };

/** Gives a person some data of every kind; `mark` is in each of their texts. */
async function withHistory(person: Person, mark: string): Promise<void> {
  const userId = person.id;
  const course = await addCourse(api.db, { instructorId: userId, title: `Course ${mark}` });
  const courseId = course.id;
  const lecture = await addLecture(api.db, { courseId, title: `Lecture ${mark}` });
  await enrol(api.db, { userId, courseId });
  await addRating(api.db, { userId, courseId, value: 4.5, comment: `Good ${mark}` });
  await api.db.insert(lectureProgress).values({ userId, courseId, lectureId: lecture.id, watched: [[0, 5]] });
  const quiz = { source: '', settings: defaultQuizSettings, questions: [], maxPoints: 1 };
  const [version] = await api.db
    .insert(quizVersions)
    .values({ lectureId: lecture.id, number: 1, ...quiz })
    .returning();
  const begun = { userId, courseId, lectureId: lecture.id, versionId: version!.id, number: 1, drawn: [], tabId: 'tab' };
  const [attempt] = await api.db.insert(quizAttempts).values(begun).returning();
  const given = { questionId: lecture.id, sequence: 0, answer: { type: 'text' as const, text: mark } };
  await api.db.insert(quizAnswers).values({ attemptId: attempt!.id, ...given });
  await api.db.insert(quizExtraTimes).values({ userId, courseId, percent: 50 });
  const note = { userId, lectureId: lecture.id, body: `Words ${mark}` };
  await api.db.insert(lectureNotes).values({ ...note, atSeconds: 5 });
  const [question] = await api.db.insert(lectureQuestions).values(note).returning();
  await api.db.insert(lectureAnswers).values({ ...note, questionId: question!.id });
  const names = { learnerName: person.fullName, courseTitle: course.title, instructorName: 'Meera Iyer' };
  await api.db.insert(certificates).values({ userId, courseId, code: `CODE-${mark}`, ...names });
  await api.db.insert(orders).values({ receipt: `receipt-${mark}`, userId, courseId, amountPaise: 89_900 });
  const sold = { courseId, courseTitle: course.title, amountPaise: 89_900 };
  const paid = { userId, userName: person.fullName, status: 'captured', ...sold } as const;
  const [payment] = await api.db.insert(payments).values(paid).returning();
  const asked = { paymentId: payment!.id, userId, isSelfService: true, reason: `Reason ${mark}` };
  await api.db.insert(refundRequests).values(asked);
  const number = `VD/26-27/${mark}`;
  const numbered = { number, financialYear: 2026, serial: mark.length, issuedAt: new Date(), gstRate: 18 };
  await api.db.insert(invoices).values({ paymentId: payment!.id, ...numbered });
  await addMoney(userId, mark);
  await api.db.insert(passwordResets).values({ userId, tokenHash: `secret-${mark}`, expiresAt: inDays(1) });
  await api.db.insert(socialAccounts).values({ issuer: 'https://id.example', subject: `sub-${mark}`, userId });
  await api.db.insert(passkeys).values({ ...unusedKey, userId, credentialId: `secret-${mark}`, name: mark });
  await api.db.insert(accountEvents).values({ userId, kind: 'passkeyAdded', detail: mark });
  const saved = { values: { topic: mark }, savedBy: userId, savedAt: new Date() };
  await api.db.insert(revisions).values({ courseId, number: 1, ...saved });
  await api.db.insert(contactMessages).values({ ...message, subject: mark, email: person.email.toUpperCase() });
  await api.db.insert(courseInstructors).values({ courseId, userId, position: 1 });
  const invited = { courseId, email: person.email, invitedBy: userId, tokenHash: `secret-${mark} invited` };
  await api.db.insert(instructorInvitations).values({ ...invited, expiresAt: inDays(1) });
  await api.db
    .insert(auditLog)
    .values({ action: 'role.changed', subjectId: userId, details: { mark, reason: 'Between us' } });
}

/** Tax numbers, an account, a payout and a statement. */
async function addMoney(userId: string, mark: string): Promise<void> {
  await api.db.insert(taxIds).values({ userId, pan: `secret-${mark}`, panMask: mark });
  const account = { userId, kind: 'upi', holderName: mark, number: `secret-${mark}`, mask: mark } as const;
  await api.db.insert(payoutAccounts).values({ ...account, holdUntil: inDays(3) });
  const [batch] = await api.db.insert(payoutBatches).values({}).returning();
  const paid = { instructorId: userId, batchId: batch!.id, amountPaise: 500, fundAccountId: 'secret-fund' };
  await api.db.insert(payouts).values({ ...paid, state: 'withdrawn', reason: 'Between us', mask: mark, mode: 'UPI' });
  const until = new Date('2026-02-28T18:30:00.000Z');
  await api.db.insert(ledgerClosings).values({ until }).onConflictDoNothing();
  const nothing = { openingPaise: 0, couponsPaise: 0, sharePaise: 0, refundsPaise: 0, tdsPaise: 0, tcsPaise: 0 };
  const sums = { ...nothing, payoutsPaise: 0, correctionsPaise: 0, salesPaise: 500, closingPaise: 500 };
  const numbered = { number: `ES/25-26/${mark}`, financialYear: 2025, serial: mark.length };
  await api.db.insert(earningStatements).values({ instructorId: userId, until, ...numbered, ...sums });
}

const exportOf = async (person: Person) => (await api.inject(exportData, { as: person })).body.Data!;

it('holds something of everything that is kept about a person', async () => {
  const person = await api.signIn({ contact: '9876543210', headline: 'Teaches', about: 'For ten years.' });
  await withHistory(person, 'mine');
  const { exportedAt, profile, ...lists } = await exportOf(person);
  expect(Date.parse(exportedAt)).not.toBeNaN();
  expect(profile).toMatchObject({ email: person.email, contact: '9876543210', hasPassword: false });
  expect(profile).toMatchObject({ headline: 'Teaches', about: 'For ten years.' });
  expect(Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.length]))).toEqual({
    socialSignIns: 1,
    devices: 1,
    passkeys: 1,
    accountEvents: 1,
    passwordResets: 1,
    orders: 1,
    purchases: 1,
    refundRequests: 1,
    taxNumbers: 1,
    payoutAccounts: 1,
    payouts: 1,
    earningStatements: 1,
    enrolments: 1,
    progress: 1,
    quizAttempts: 1,
    quizAnswers: 1,
    extraTimes: 1,
    ratings: 1,
    notes: 1,
    questions: 1,
    answers: 1,
    certificates: 1,
    createdCourses: 1,
    savedTexts: 1,
    coTaughtCourses: 1,
    teachingInvitations: 1,
    contactMessages: 1,
    auditEntries: 1,
  });
  // Administrators' reasons are for each other.
  expect(JSON.stringify(lists)).not.toContain('Between us');
  expect(lists.progress[0]).toMatchObject({ lectureTitle: 'Lecture mine', watched: [[0, 5]] });
  expect(lists.notes[0]).toMatchObject({ lectureTitle: 'Lecture mine', atSeconds: 5, body: 'Words mine' });
  expect(lists.refundRequests[0]).toMatchObject({ courseTitle: 'Course mine', reason: 'Reason mine', state: 'open' });
  expect(lists.purchases[0]).toMatchObject({
    courseTitle: 'Course mine',
    amountPaise: 89_900,
    invoiceNumber: 'VD/26-27/mine',
  });
});

it('holds no hash, no token and nothing about anybody else', async () => {
  const passwordHash = await hashPassword('monsoon');
  const [person, other] = [await api.signIn({ passwordHash }), await api.signIn()];
  await withHistory(person, 'mine');
  await withHistory(other, 'theirs');
  const text = JSON.stringify(await exportOf(person));
  expect(text).not.toContain('theirs');
  expect(text).not.toContain(other.email);
  expect(text).not.toContain('argon2');
  expect(text).not.toContain('secret-');
  expect(text).not.toContain(decodeURIComponent(person.cookies.get('vidya_session') ?? ''));
});

it('is kept by no cache', async () => {
  const response = await api.inject(exportData, { as: await api.signIn() });
  expect(response.headers['cache-control']).toBe('no-store');
});
