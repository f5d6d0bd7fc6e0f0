import { randomUUID } from 'node:crypto';
import { endingOf, resourceTypeOf } from '@vidya/contracts/rules/course/resource-types';
import { limits } from '@vidya/contracts/rules/limits';
import type { Db } from '../../database/database.ts';
import type { coursePictures, lectureArticles, lectureMedia } from '../../database/tables/schema-lectures.ts';
import { readAt } from '../../outside/files/disk-files.ts';
import type { FileStore } from '../../outside/files/file-store.ts';
import { createImages, NotAnImage } from '../../outside/files/images.ts';
import { isResource, sniffBytes } from '../../outside/files/sniff.ts';
import { highlightUntil } from '../article/highlight.ts';
import { renderArticle } from '../article/render-article.ts';
import { quizSeconds } from '../quiz/quiz-rules.ts';
import { type ReceivedQuiz, receiveQuiz } from '../quiz/receive-quiz.ts';
import { packageRefused } from './read/package-limits.ts';
import type { PlannedLecture } from './read/plan.ts';
import type { ReadOutline } from './read/read-outline.ts';
import { reasons } from './read/reasons.ts';
import { withoutPictures } from './read/without-pictures.ts';

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'];

/** A planned lecture with all that its rows need; its files are in the store. */
export interface StoredLecture extends PlannedLecture {
  id: string;
  text: Row<typeof lectureArticles> | null;
  quiz: ReceivedQuiz | null;
  media: Row<typeof lectureMedia>[];
  durationSeconds: number;
}

export interface StoredOutline {
  sections: { id: string; title: string; goal: string; lectures: StoredLecture[] }[];
  pictures: Row<typeof coursePictures>[];
}

interface StoreParts {
  db: Db;
  files: FileStore;
  courseId: string;
  /** Called with each stored key at once: on a failure the caller removes these files. */
  keep: (key: string) => void;
}

/** Encodes the pictures that articles name; one that turns out to be damaged is missing in the result. */
async function storePictures({ plan, zip }: ReadOutline, { files, courseId, keep }: StoreParts) {
  const images = createImages(files);
  const articles = plan.sections.flatMap(({ lectures }) => lectures.map(({ article }) => article ?? ''));
  const pictures: StoredOutline['pictures'] = [];
  for (const [path, id] of plan.pictures) {
    if (!zip || !articles.some((article) => article.includes(id))) continue;
    try {
      // One at a time: each is decoded in memory.
      // oxlint-disable-next-line no-await-in-loop
      const picture = await images.saveArticlePicture(await zip.read(path));
      keep(picture.webpKey);
      keep(picture.avifKey);
      pictures.push({ ...picture, id, courseId });
    } catch (error) {
      if (!(error instanceof NotAnImage)) throw error;
    }
  }
  return pictures;
}

async function storeFiles({ zip }: ReadOutline, lecture: PlannedLecture, { files, keep }: StoreParts) {
  const media: Omit<StoredLecture['media'][number], 'lectureId'>[] = [];
  const now = Date.now();
  for (const [index, { path, name }] of (zip ? lecture.files : []).entries()) {
    const options = { extension: endingOf(name), maxBytes: limits.resources.bytes };
    // oxlint-disable-next-line no-await-in-loop
    const { key, bytes } = await files.save(zip!.open(path), options);
    keep(key);
    // The plan has looked at its beginning only.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await files.withPath(key, async (file) => isResource(name, await readAt(file, 0, sniffBytes), file))))
      throw packageRefused(reasons.fileContent(name));
    const { type } = resourceTypeOf(name)!;
    // A lecture lists its files in the order in which they came.
    const createdAt = new Date(now + index);
    media.push({ kind: 'resource', type, storageKey: key, bytes, fileName: name, createdAt });
  }
  return media;
}

/** Stores the files and pictures of a plan, and makes its articles. Throws 400 for a package that turns out damaged. */
export async function storeOutline(outline: ReadOutline, parts: StoreParts): Promise<StoredOutline> {
  const rows = await storePictures(outline, parts);
  const pictures = new Map(rows.map(({ id, width, height }) => [id!, { id: id!, width, height }]));
  const lost = [...outline.plan.pictures.values()].filter((id) => !pictures.has(id));
  // One moment for all: the sender waits for them together.
  const until = highlightUntil();
  const store = async (lecture: PlannedLecture): Promise<StoredLecture> => {
    const id = randomUUID();
    const media = await storeFiles(outline, lecture, parts);
    const source = lecture.article === null ? null : withoutPictures(lecture.article, lost);
    const text = source === null ? null : { lectureId: id, source, ...(await renderArticle(source, pictures, until)) };
    const { questions, quizSettings } = lecture;
    const quiz = questions === undefined ? null : await receiveQuiz(parts.db, {}, { questions, quizSettings }, until);
    const contentSeconds = quiz ? quizSeconds(quiz) : (text?.readSeconds ?? 0);
    const durationSeconds = lecture.minutes === null ? contentSeconds : lecture.minutes * 60;
    return { ...lecture, id, text, quiz, durationSeconds, media: media.map((file) => ({ ...file, lectureId: id })) };
  };
  const sections: StoredOutline['sections'] = [];
  for (const { title, goal, lectures } of outline.plan.sections) {
    const stored: StoredLecture[] = [];
    // oxlint-disable-next-line no-await-in-loop
    for (const lecture of lectures) stored.push(await store(lecture));
    sections.push({ id: randomUUID(), title, goal, lectures: stored });
  }
  return { sections, pictures: rows };
}
