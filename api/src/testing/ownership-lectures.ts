import type { Cells } from './ownership-cells.ts';
import type { Caller, World } from './ownership-world.ts';

type Kind = 'sold' | 'archived' | 'draft';

const form = { title: 'A new lecture', description: '', youtubeLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
/** With an upload of the caller's own, if there is one. */
const formOf = (kind: 'sold' | 'draft', w: World, caller: Caller) => ({
  ...form,
  sectionId: w[kind].sectionId,
  uploadId: w.uploads[kind][caller === 'admin' || caller === 'coInstructor' ? caller : 'owner'],
});
const report = { positionSeconds: 40, watched: [[0, 40]], hasEnded: false };

const course = (kind: Kind) => (w: World) => ({ params: { courseId: w[kind].id } });
const searched = (kind: Kind) => (w: World) => ({ ...course(kind)(w), query: { q: 'lecture' } });
const lecture = (kind: Kind) => (w: World) => ({ courseId: w[kind].id, lectureId: w[kind].lectureId });
const preview =
  <K extends 'sold' | 'draft'>(kind: K, which: K extends 'sold' ? 'previewId' | 'lectureId' : 'lectureId') =>
  (w: World) => ({ params: { courseId: w[kind].id, lectureId: (w[kind] as World['sold'])[which] } });
/** A lecture's id with the id of another course. */
const smuggled = (w: World) => ({ courseId: w.rivals.id, lectureId: w.sold.lectureId });
const film = (kind: Kind) => (w: World) => ({ params: { lectureId: w[kind].lectureId, file: w[kind].film } });

const articlePicture = (kind: Kind) => (w: World) => ({ params: { pictureId: w[kind].pictureId, format: 'webp' } });

/** Lectures, their private files, and learners' progress. */
export const lectureCells: Cells[] = [
  { call: 'listLectures', of: 'on sale', is: '401 403 200 403 403 403 200 200', send: course('sold') },
  { call: 'listLectures', of: 'archived', is: '401 403 200 403 403 403 200 200', send: course('archived') },
  { call: 'listLectures', of: 'a draft', is: '401 403 403 403 403 403 200 200', send: course('draft') },
  { call: 'searchLectures', of: 'on sale', is: '401 403 200 403 403 403 200 200', send: searched('sold') },
  { call: 'searchLectures', of: 'archived', is: '401 403 200 403 403 403 200 200', send: searched('archived') },
  { call: 'searchLectures', of: 'a draft', is: '401 403 403 403 403 403 200 200', send: searched('draft') },
  {
    call: 'createLecture',
    of: 'on sale',
    is: '401 403 403 403 403 403 200 200',
    send: (w, caller) => ({ ...course('sold')(w), body: formOf('sold', w, caller) }),
    reaches: ['owner'],
  },
  {
    call: 'createLecture',
    of: 'a draft',
    is: '401 403 403 403 403 403 200 200',
    send: (w, caller) => ({ ...course('draft')(w), body: formOf('draft', w, caller) }),
    reaches: ['owner'],
  },
  {
    call: 'updateLecture',
    of: 'on sale',
    is: '401 403 403 403 403 403 200 200',
    send: (w, caller) => ({ params: lecture('sold')(w), body: formOf('sold', w, caller) }),
    reaches: ['owner'],
  },
  {
    call: 'updateLecture',
    of: 'with the owner’s upload',
    is: '401 403 403 403 403 403 200 404',
    coInstructor: 404,
    send: (w) => ({ params: lecture('sold')(w), body: formOf('sold', w, 'owner') }),
    reaches: ['owner'],
  },
  {
    call: 'updateLecture',
    of: 'with an upload for another course',
    is: '401 403 403 403 403 403 404 404',
    send: (w, caller) => ({ params: lecture('sold')(w), body: formOf('draft', w, caller) }),
  },
  {
    call: 'updateLecture',
    of: 'a lecture smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w, caller) => ({ params: smuggled(w), body: formOf('sold', w, caller) }),
  },
  {
    call: 'publishLectures',
    of: 'on sale',
    is: '401 403 403 403 403 403 200 200',
    send: course('sold'),
    reaches: ['owner'],
  },
  {
    call: 'publishLectures',
    of: 'another one’s',
    is: '401 403 403 403 403 200 403 200',
    send: (w) => ({ params: { courseId: w.rivals.id } }),
    reaches: ['rival'],
  },
  {
    call: 'reorderLectures',
    of: 'on sale',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ ...course('sold')(w), body: { lectureIds: [w.sold.previewId, w.sold.lectureId] } }),
    reaches: ['owner'],
  },
  {
    call: 'reorderLectures',
    of: 'with a lecture of another course',
    is: '401 403 403 403 403 403 409 409',
    send: (w) => ({ ...course('sold')(w), body: { lectureIds: [w.sold.previewId, w.draft.lectureId] } }),
  },
  { call: 'getPreview', of: 'on sale', is: '200 200 200 200 200 200 200 200', send: preview('sold', 'previewId') },
  {
    call: 'getPreview',
    of: 'a paid lecture',
    is: '404 404 404 404 404 404 404 404',
    send: preview('sold', 'lectureId'),
  },
  { call: 'getPreview', of: 'a draft', is: '404 404 404 404 404 404 404 404', send: preview('draft', 'lectureId') },
  {
    call: 'getPreview',
    of: 'under another course',
    is: '404 404 404 404 404 404 404 404',
    send: (w) => ({ params: { courseId: w.rivals.id, lectureId: w.sold.previewId } }),
  },
  {
    call: 'deleteLecture',
    of: 'on sale',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ params: lecture('sold')(w) }),
    reaches: ['owner', 'holder'],
  },
  {
    call: 'deleteLecture',
    of: 'a lecture smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w) => ({ params: smuggled(w) }),
  },
  {
    call: 'retryVideo',
    of: 'archived',
    is: '401 403 403 403 403 403 409 409',
    send: (w) => ({ params: { courseId: w.archived.id, lectureId: w.archived.failedId } }),
  },
  {
    call: 'retryVideo',
    of: 'a draft',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ params: { courseId: w.draft.id, lectureId: w.draft.failedId } }),
    reaches: ['owner'],
  },
  {
    call: 'retryVideo',
    of: 'a video that has not failed',
    is: '401 403 403 403 403 403 409 409',
    send: (w) => ({ params: lecture('sold')(w) }),
  },
  {
    call: 'retryVideo',
    of: 'a lecture smuggled into another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w) => ({ params: { courseId: w.rivals.id, lectureId: w.archived.failedId } }),
  },
  {
    call: 'saveProgress',
    of: 'on sale',
    is: '401 403 200 403 403 403 200 200',
    send: (w) => ({ params: lecture('sold')(w), body: report }),
  },
  {
    call: 'saveProgress',
    of: 'a draft’s lecture under a course that is held',
    is: '401 403 404 403 403 403 404 404',
    send: (w) => ({ params: { courseId: w.sold.id, lectureId: w.draft.lectureId }, body: report }),
  },
  {
    call: 'saveProgress',
    of: 'a lecture that learners do not see',
    is: '401 403 404 403 403 403 200 200',
    send: (w) => ({ params: { courseId: w.archived.id, lectureId: w.archived.failedId }, body: report }),
  },
  {
    call: 'markLecture',
    of: 'a film, which is watched',
    is: '401 403 400 403 403 403 400 400',
    send: (w) => ({ params: lecture('sold')(w), body: { isDone: true } }),
  },
  {
    call: 'markLecture',
    of: 'a draft’s lecture under a course that is held',
    is: '401 403 404 403 403 403 404 404',
    send: (w) => ({ params: { courseId: w.sold.id, lectureId: w.draft.lectureId }, body: { isDone: true } }),
  },
  {
    call: 'getArticle',
    of: 'on sale',
    is: '401 403 200 403 403 403 200 200',
    send: (w) => ({ params: lecture('sold')(w) }),
  },
  {
    call: 'getArticle',
    of: 'a draft’s preview',
    is: '401 403 403 403 403 403 200 200',
    send: (w) => ({ params: lecture('draft')(w) }),
  },
  {
    call: 'getArticle',
    of: 'of another course',
    is: '401 403 403 403 403 404 403 404',
    send: (w) => ({ params: smuggled(w) }),
  },
  {
    call: 'addPicture',
    of: 'without a picture',
    is: '401 403 403 403 403 403 400 400',
    send: course('sold'),
  },
  { call: 'articlePicture', of: 'on sale', is: '401 403 302 403 403 403 302 302', send: articlePicture('sold') },
  { call: 'articlePicture', of: 'archived', is: '401 403 302 403 403 403 302 302', send: articlePicture('archived') },
  { call: 'articlePicture', of: 'a draft', is: '401 403 403 403 403 403 302 302', send: articlePicture('draft') },
  {
    call: 'lectureMedia',
    of: 'of a lecture that learners do not see',
    is: '401 403 404 403 403 403 302 302',
    send: (w) => ({ params: { lectureId: w.archived.failedId, file: w.archived.failedFilm } }),
  },
  { call: 'lectureMedia', of: 'on sale', is: '401 403 302 403 403 403 302 302', send: film('sold') },
  { call: 'lectureMedia', of: 'archived', is: '401 403 302 403 403 403 302 302', send: film('archived') },
  { call: 'lectureMedia', of: 'a draft’s preview', is: '401 403 403 403 403 403 302 302', send: film('draft') },
  {
    call: 'lectureMedia',
    of: 'what the author uploaded',
    is: '401 403 403 403 403 403 302 302',
    send: (w) => ({ params: { lectureId: w.sold.lectureId, file: w.sold.original } }),
  },
  {
    call: 'lectureMedia',
    of: 'a preview',
    is: '302 302 302 302 302 302 302 302',
    send: (w) => ({ params: { lectureId: w.sold.previewId, file: w.sold.preview } }),
  },
  {
    call: 'lectureMedia',
    of: 'a paid film at the address of a preview',
    is: '404 404 404 404 404 404 404 404',
    send: (w) => ({ params: { lectureId: w.sold.previewId, file: w.sold.film } }),
  },
];
