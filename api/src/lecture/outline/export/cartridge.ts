import { kindOf, type StoredKind } from '@vidya/contracts/rules/course/lecture-source';
import { escapeHtml } from '../../../course/port/clean-description.ts';
import type { FileStore } from '../../../outside/files/file-store.ts';
import type { ExportedQuiz } from '../../quiz/formats/qti12/assessment-xml.ts';
import { isPage } from '../read/plan-cartridge.ts';
import { type ExportedItem, type ExportedResource, manifestXml, webLinkXml } from './manifest-xml.ts';
import { quizPackage } from './quiz-package.ts';
import { textEntry, type ZipEntry } from './zip-stream.ts';

interface ExportedLecture {
  id: string;
  title: string;
  kind: StoredKind;
  description: string;
  youtubeLink: string;
  expectedMinutes: number | null;
  files: { storageKey: string; fileName: string }[];
}

export interface ExportedCourse {
  title: string;
  sections: { id: string; title: string; goal: string; lectures: ExportedLecture[] }[];
  pictures: { id: string; webpKey: string }[];
}

interface CartridgeParts {
  files: Pick<FileStore, 'open' | 'find'>;
  /** The HTML of an article. */
  sourceOf: (lectureId: string) => Promise<string>;
  quizOf: (lectureId: string) => Promise<ExportedQuiz>;
}

const webcontent = 'webcontent';
const picturePath = (id: string): string => `pictures/${id}.webp`;

/** A picture as pages of a package name it. */
const namedPicture = (html: string): string =>
  html.replaceAll(/data-picture="([\da-f-]{36})"/g, (_, id: string) => `src="$IMS-CC-FILEBASE$/${picturePath(id)}"`);

const pageHtml = (title: string, body: string): string =>
  `<!doctype html>\n<html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>\n`;

/** The entries of a Common Cartridge 1.3: the contents of each lecture, and at last the manifest that names them. */
export async function* cartridgeOf(
  course: ExportedCourse,
  { files, sourceOf, quizOf }: CartridgeParts,
): AsyncGenerator<ZipEntry> {
  const resources = new Map<string, ExportedResource>();
  const add = (resource: ExportedResource): string => {
    resources.set(resource.id, resource);
    return resource.id;
  };
  const stored = async (path: string, key: string): Promise<ZipEntry | null> =>
    (await files.find(key)) ? { path, content: await files.open(key) } : null;

  async function* filesOf({ id, files: own }: ExportedLecture): AsyncGenerator<ZipEntry> {
    for (const [at, { fileName, storageKey }] of own.entries()) {
      const entry = await stored(`files/${id}/${at + 1}/${fileName}`, storageKey);
      if (entry) yield entry;
    }
  }
  async function* picturesOf(html: string): AsyncGenerator<ZipEntry> {
    for (const { id, webpKey } of course.pictures.filter((picture) => html.includes(picture.id))) {
      const path = picturePath(id);
      const entry = resources.has(`picture-${id}`) ? null : await stored(path, webpKey);
      if (!entry) continue;
      add({ id: `picture-${id}`, type: webcontent, href: path, files: [path] });
      yield entry;
    }
  }
  const picturesIn = (html: string): string[] =>
    course.pictures.map(({ id }) => `picture-${id}`).filter((id) => resources.has(id) && html.includes(id.slice(8)));

  /**
   * Writes what a lecture holds; returns the id of its resource, undefined for a film, which no package carries, and for
   * a quiz without questions of its own.
   */
  async function* lectureEntries(lecture: ExportedLecture): AsyncGenerator<ZipEntry, string | undefined> {
    const { id, title, youtubeLink } = lecture;
    const paths: string[] = [];
    for await (const entry of filesOf(lecture)) {
      paths.push(entry.path);
      yield entry;
    }
    const kind = kindOf(lecture);
    const own = `content-${id}`;
    // The first file opens the resource; a page would be read as an article.
    if (kind === 'files')
      return add({ id: own, type: webcontent, href: paths.find((path) => !isPage(path)), files: paths });
    const needs = paths.map((path, at) =>
      add({ id: `file-${id}-${at + 1}`, type: webcontent, href: path, files: [path] }),
    );
    if (kind === 'link') {
      const path = `links/${id}.xml`;
      yield textEntry(path, webLinkXml(title, youtubeLink));
      return add({ id: own, type: 'imswl_xmlv1p3', files: [path], needs });
    }
    if (kind === 'quiz') {
      const quiz = quizPackage({ id, title, own, needs }, await quizOf(id));
      yield* quiz.entries;
      return quiz.resources.map(add)[0];
    }
    if (kind !== 'article') return undefined;
    const html = await sourceOf(id);
    const path = `pages/${id}.html`;
    yield* picturesOf(html);
    yield textEntry(path, pageHtml(title, namedPicture(html)));
    return add({ id: own, type: webcontent, href: path, files: [path], needs: [...picturesIn(html), ...needs] });
  }

  const items: ExportedItem[] = [];
  for (const { id, title, goal, lectures } of course.sections) {
    const inside: ExportedItem[] = [];
    for (const lecture of lectures) {
      const resourceId = yield* lectureEntries(lecture);
      const { description, expectedMinutes: minutes } = lecture;
      inside.push({ id: `lecture-${lecture.id}`, title: lecture.title, description, minutes, resourceId, items: [] });
    }
    items.push({ id: `section-${id}`, title, description: goal, minutes: null, items: inside });
  }
  yield textEntry('imsmanifest.xml', manifestXml(course.title, items, [...resources.values()]));
}
