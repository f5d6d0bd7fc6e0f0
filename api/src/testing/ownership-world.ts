import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { addReleases } from '@vidya/platform/registry/testing/releases';
import { hashPassword } from '../account/sign-in/passwords.ts';
import { certificates, lectureAnswers, lectureNotes, lectureQuestions } from '../database/tables/schema-learning.ts';
import { lectureMedia, lectureProgress, type MediaKind, uploads } from '../database/tables/schema-lectures.ts';
import { passwordResets } from '../database/tables/schema-people.ts';
import { orders, payments } from '../database/tables/schema-sales.ts';
import type { Agent } from '../http/in-process.ts';
import { lectureFilesOf, picturesOf, uploadFilesOf } from '../lecture/media-store/site-stores.ts';
import type { Person, TestApi } from './api.ts';
import { addArticle } from './ownership-article.ts';
import { type Caller, type People, signInAll } from './ownership-callers.ts';
import { addMessages } from './ownership-messages.ts';
import { addPackages } from './ownership-outline-world.ts';
import { addPapers, addRefundRequest } from './ownership-papers.ts';
import { addAttempt } from './ownership-quiz-world.ts';
import { revised } from './ownership-revision.ts';
import { addTeaching, type Teaching } from './ownership-teaching-world.ts';
import { addPasskey } from './sample-passkey.ts';
import { addReset } from './sample-reset.ts';
import { addCoupon, addCourse, addLecture, addRating, enrol, inDays } from './samples.ts';

export { type Caller, callers } from './ownership-callers.ts';

/** A coupon for every course, unused. */
export const couponCode = 'MONSOON20';
/** The code of the holder's certificate. */
export const certificateOfHolder = 'KX4M-7TP0-9QRS-1VWZ';
/** The content of a private file; a refusal must not contain any of it. */
export const filmText = 'these-bytes-are-a-paid-film ';
/** The text of the holder's private note. */
export const noteText = 'a thought of my own';
export const password = 'monsoon-rain';
export const resetToken = 'a-token-from-a-mail';
/** The gateway's ids of the holder's purchase. */
export const sale = { orderId: 'order_HolderPaid00001', paymentId: 'pay_HolderPaid0000001' };

/** Stored once per run: files belong to no row's owner. */
export interface StoredFiles {
  film: string;
  picture: string;
  passwordHash: string;
}

export async function storeFiles({ config }: TestApi): Promise<StoredFiles> {
  const save = async (files: ReturnType<typeof picturesOf>, extension: string) =>
    (await files.save(Readable.from([filmText.repeat(64)]), { extension })).key;
  return {
    film: await save(lectureFilesOf(config), 'mp4'),
    picture: await save(picturesOf(config), 'webp'),
    passwordHash: await hashPassword(password),
  };
}

/** A course with a lecture and its private film, and all callers' enrolments, open or not. */
async function addTaught(api: TestApi, files: StoredFiles, given: Parameters<typeof addCourse>[1]) {
  const { db } = api;
  const course = await addCourse(db, { thumbnail: files.picture, thumbnailSmall: files.picture, ...given });
  const lecture = await revised(db, await addLecture(db, { courseId: course.id, isPreview: given.status === 'draft' }));
  const { id: lectureId, sectionId } = lecture;
  const pictureId = await addArticle(api, lecture, files.film);
  return { id: course.id, lectureId, sectionId, pictureId, film: await addFile(api, lecture.id, files.film) };
}

/** The files beside a film: parts of a stream, its poster, its captions. */
const besides = { part: 'application/vnd.apple.mpegurl', poster: 'image/webp', captions: 'text/vtt' } as const;

async function addFile(
  { db }: TestApi,
  lectureId: string,
  storageKey: string,
  { kind = 'video', type = 'video/mp4' }: { kind?: MediaKind; type?: string } = {},
) {
  const file = { lectureId, kind, type, storageKey, bytes: filmText.length * 64 };
  const [row] = await db.insert(lectureMedia).values(file).returning();
  return `${row!.id}.mp4`;
}

async function addBesides(api: TestApi, lectureId: string, storageKey: string) {
  const add = (kind: keyof typeof besides) => addFile(api, lectureId, storageKey, { kind, type: besides[kind] });
  return { part: await add('part'), poster: await add('poster'), captions: await add('captions') };
}

/** A lecture whose conversion failed; its original is still stored. */
async function addFailed(api: TestApi, courseId: string, storageKey: string) {
  const lecture = await addLecture(api.db, { courseId, position: 2, state: 'failed', failure: 'interrupted' });
  return { failedId: lecture.id, failedFilm: await addFile(api, lecture.id, storageKey, { kind: 'original' }) };
}

async function fillEnrolments({ db }: TestApi, people: People, courseId: string): Promise<void> {
  await enrol(db, { userId: people.holder.id, courseId });
  await enrol(db, { userId: people.expired.id, courseId, expiresAt: inDays(-1) });
  await enrol(db, { userId: people.refunded.id, courseId, status: 'refunded' });
}

/**
 * The holder's data besides the enrolment: a rating, progress in the film, a paid order with its papers, a mailed reset
 * link, a certificate.
 */
async function addBelongings({ db }: TestApi, { holder }: People, course: { id: string; lectureId: string }) {
  const own = { userId: holder.id, courseId: course.id };
  await addRating(db, { ...own, value: 4 });
  await db.insert(lectureProgress).values({ ...own, lectureId: course.lectureId, positionSeconds: 12 });
  const [order] = await db
    .insert(orders)
    .values({ ...own, gatewayOrderId: sale.orderId, receipt: 'receipt-1', amountPaise: 89_900, status: 'paid' })
    .returning();
  const paid = { gatewayPaymentId: sale.paymentId, amountPaise: 89_900, status: 'captured', method: 'card' } as const;
  const copies = { userName: holder.fullName, courseTitle: 'Prompting that works', capturedAt: new Date() };
  const [payment] = await db
    .insert(payments)
    .values({ ...own, ...paid, ...copies, orderId: order!.id, expiresAt: inDays(30) })
    .returning();
  const tokenHash = createHash('sha256').update(resetToken).digest('hex');
  await db.insert(passwordResets).values({ userId: holder.id, tokenHash, expiresAt: inDays(1) });
  const creditNoteId = await addPapers(db, payment!.id);
  const names = { learnerName: holder.fullName, courseTitle: copies.courseTitle, instructorName: 'Meera Iyer' };
  await db.insert(certificates).values({ ...own, ...names, code: certificateOfHolder });
  const refundRequestId = await addRefundRequest(db, { paymentId: payment!.id, userId: holder.id });
  return { paymentId: payment!.id, creditNoteId, refundRequestId };
}

/** The holder's texts beside the lecture: a note, an open question, and one that the owner has answered. */
async function addWriting({ db }: TestApi, { holder, owner }: People, lectureId: string) {
  const own = { userId: holder.id, lectureId };
  const [note] = await db
    .insert(lectureNotes)
    .values({ ...own, atSeconds: 7, body: noteText })
    .returning();
  const [question] = await db
    .insert(lectureQuestions)
    .values({ ...own, body: 'Why tokens?' })
    .returning();
  const [answered] = await db
    .insert(lectureQuestions)
    .values({ ...own, body: 'Why order?' })
    .returning();
  await db.insert(lectureAnswers).values({ userId: owner.id, questionId: answered!.id, body: 'Context.' });
  return { noteId: note!.id, questionId: question!.id, answeredId: answered!.id };
}

async function addUpload({ config, db }: TestApi, own: { userId: string; courseId: string }): Promise<string> {
  const file = { fileName: 'film.mp4', storageKey: await uploadFilesOf(config).create(), bytes: 9 };
  const [row] = await db
    .insert(uploads)
    .values({ ...own, ...file, expiresAt: inDays(1) })
    .returning();
  return row!.id;
}

type Sender = 'owner' | 'admin' | 'coInstructor';

async function addUploads(api: TestApi, people: People, courseId: string): Promise<Record<Sender, string>> {
  const add = (sender: Sender) => addUpload(api, { userId: people[sender].id, courseId });
  return { owner: await add('owner'), admin: await add('admin'), coInstructor: await add('coInstructor') };
}

/** The id of the session in a person's cookie. */
const deviceOf = (person: Person): string => {
  const [, claims = ''] = (person.cookies.get('vidya_session') ?? '').split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
};

type Taught = Record<'id' | 'lectureId' | 'sectionId' | 'pictureId' | 'film', string>;

export interface World {
  people: People;
  picture: string;
  sold: Taught & Record<'original' | 'previewId' | 'preview' | 'part' | 'poster' | 'captions', string>;
  archived: Taught & { failedId: string; failedFilm: string };
  /** Its lecture is marked as a preview, but the course is not published, so it must not be watched. */
  draft: Taught & { failedId: string };
  free: { id: string };
  rivals: { id: string };
  /** The holder's payment. */
  paymentId: string;
  creditNoteId: string;
  /** Of the holder's payment. */
  refundRequestId: string;
  couponId: string;
  /** The holder's note beside the lecture of `sold`. */
  noteId: string;
  questionId: string;
  answeredId: string;
  /** The holder's attempt at the quiz beside the lecture of `sold`. */
  attemptId: string;
  /** One upload per sender; no bytes received yet. */
  uploads: Record<'sold' | 'draft', Record<Sender, string>>;
  /** One package per sender for the course on sale, with one lecture. */
  packages: Record<Sender, string>;
  /** Contact messages: an open one, and one that the administrator has answered. */
  messages: { open: string; answered: string };
  /** The holder's second browser. */
  deviceId: string;
  /** The holder's. */
  passkeyId: string;
  recoveryCode: string;
  /** Of the owner's factors; another administrator asked. */
  resetId: string;
  teaching: Teaching;
  agentOf(caller: Caller): Promise<Agent>;
}

/** Empties the tables and fills them with one row of every kind that has an owner. */
export async function buildWorld(api: TestApi, files: StoredFiles): Promise<World> {
  await api.reset();
  const people = await signInAll(api, files);
  await addReleases(api);
  const by = { instructorId: people.owner.id };
  const taught = await addTaught(api, files, by);
  const archived = await addTaught(api, files, { ...by, status: 'archived' });
  for (const course of [taught, archived]) await fillEnrolments(api, people, course.id);
  const draft = await addTaught(api, files, { ...by, status: 'draft' });
  const preview = await addLecture(api.db, { courseId: taught.id, position: 2, isPreview: true });
  const free = await addCourse(api.db, { ...by, discount: 100 });
  await addAttempt(api, { courseId: archived.id, lectureId: archived.lectureId });
  return {
    attemptId: await addAttempt(api, { courseId: taught.id, lectureId: taught.lectureId }, people.holder.id),
    teaching: await addTeaching(api, people, [taught, archived, draft, free]),
    people,
    picture: files.picture,
    sold: {
      ...taught,
      original: await addFile(api, taught.lectureId, files.film, { kind: 'original' }),
      ...(await addBesides(api, taught.lectureId, files.film)),
      previewId: preview.id,
      preview: await addFile(api, preview.id, files.film),
    },
    archived: { ...archived, ...(await addFailed(api, archived.id, files.film)) },
    draft: { ...draft, ...(await addFailed(api, draft.id, files.film)) },
    free,
    rivals: await addCourse(api.db, { instructorId: people.rival.id }),
    ...(await addBelongings(api, people, taught)),
    ...(await addWriting(api, people, taught.lectureId)),
    couponId: await addCoupon(api.db, { code: couponCode }),
    uploads: {
      sold: await addUploads(api, people, taught.id),
      draft: await addUploads(api, people, draft.id),
    },
    packages: await addPackages(api, people, taught.id),
    messages: await addMessages(api, people),
    ...(await addPasskey(api.db, people.holder.id)),
    resetId: await addReset(api.db, people),
    deviceId: deviceOf(await api.resume(people.holder)),
    agentOf: async (caller) => (caller === 'visitor' ? api.visitor() : people[caller]),
  };
}
