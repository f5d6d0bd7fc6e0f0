import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../database/database.ts';
import { conflict } from '../../http/errors.ts';
import { createDuplicateStore } from '../duplicate/duplicate.store.ts';
import type { LectureStore } from '../port/lecture.store.ts';
import type { StoredLecture, StoredOutline } from './store-outline.ts';

/** Where the import begins: in the last section of the course, when neither has a title of its own to lose. */
async function hostOf(tx: LectureStore, courseId: string, { sections: [first] }: StoredOutline) {
  const [present, lectures] = await Promise.all([tx.sections.listSections(courseId), tx.listLectures(courseId)]);
  const last = present.at(-1);
  const isUnnamed = last !== undefined && last.title === '' && last.goal === '';
  const isEmpty = lectures.every(({ sectionId }) => sectionId !== last?.id);
  const isHost = isUnnamed && first !== undefined && (isEmpty || first.title === '');
  return { host: isHost ? last : null, sections: present.length, lectures: lectures.length };
}

type PlacedLecture = StoredLecture & { sectionId: string };

const pickRow = ({ id, sectionId, title, kind, description, youtubeLink, durationSeconds }: PlacedLecture) => ({
  id,
  sectionId,
  title,
  kind,
  description,
  youtubeLink,
  durationSeconds,
});

/**
 * Adds the rows of a stored outline as drafts at the end of a course, which is locked. Throws 409 when there is no room
 * for them any more.
 */
export async function addOutline(
  { tx, db }: { tx: LectureStore; db: Db },
  courseId: string,
  outline: StoredOutline,
): Promise<void> {
  const { host, ...before } = await hostOf(tx, courseId, outline);
  const rows = outline.sections.map((section, at) => (host && at === 0 ? { ...section, id: host.id } : section));
  const added = host ? rows.slice(1) : rows;
  const lectures = rows.flatMap(({ id, lectures: own }) => own.map((lecture) => ({ ...lecture, sectionId: id })));
  const isOver =
    before.sections + added.length > limits.section.perCourse ||
    before.lectures + lectures.length > limits.lecturesPerCourse;
  if (isOver) throw conflict(apiMessages.course.changed);
  const store = createDuplicateStore(db);
  if (host && rows[0]?.title) await tx.sections.changeSection(host.id, { title: rows[0].title, goal: rows[0].goal });
  await store.addSections(
    added.map(({ id, title, goal }, at) => ({ id, courseId, title, goal, position: before.sections + at + 1 })),
  );
  await store.addLectures(
    lectures.map((lecture, at) => ({
      ...pickRow(lecture),
      courseId,
      expectedMinutes: lecture.minutes,
      position: before.lectures + at + 1,
      status: 'draft' as const,
    })),
  );
  await store.addPictures(outline.pictures);
  await store.addArticles(lectures.flatMap(({ text }) => text ?? []));
  await store.addQuizzes(lectures.flatMap(({ id, quiz }) => (quiz ? [{ ...quiz, lectureId: id, number: 1 }] : [])));
  await store.addMedia(lectures.flatMap(({ media }) => media));
  const isFull =
    (await tx.uploads.countResourceBytes(courseId)) > limits.resources.courseBytes ||
    (await tx.articles.countPictures(courseId)) > limits.article.picturesPerCourse;
  if (isFull) throw conflict(apiMessages.course.changed);
}
