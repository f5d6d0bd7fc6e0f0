import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { articleFault } from '@vidya/contracts/rules/course/course-validation';
import type { StoredKind } from '@vidya/contracts/rules/course/lecture-source';
import { limits } from '@vidya/contracts/rules/limits';
import type { QuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { hasTooManyTags } from '@vidya/contracts/rules/text/article';
import { cleanLine, cleanText, isWordless } from '@vidya/contracts/rules/text/clean-text';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { articleTexts } from '@vidya/contracts/texts/texts';
import { ApiProblem } from '../../../http/errors.ts';
import { cleanArticle } from '../../article/clean-article.ts';
import { renderArticle } from '../../article/render-article.ts';
import { packageLimits, packageRefused } from './package-limits.ts';
import { reasons } from './reasons.ts';

/** A file of the package. */
export interface PlannedFile {
  path: string;
  /** As learners see it. */
  name: string;
  bytes: number;
}

export interface PlannedLecture {
  title: string;
  description: string;
  kind: StoredKind;
  /** '' unless it is a film. */
  youtubeLink: string;
  /** HTML, sanitized once it is planned; its pictures have the ids of the plan's. Null unless it is an article. */
  article: string | null;
  /** Of a quiz, in the text form. */
  questions?: string;
  quizSettings?: Partial<QuizSettings>;
  /** The length that its author names; null for that of the content. */
  minutes: number | null;
  files: PlannedFile[];
}

export interface PlannedSection {
  title: string;
  goal: string;
  lectures: PlannedLecture[];
}

/** How much more a course can take. */
export interface Room {
  sections: number;
  lectures: number;
  pictures: number;
  fileBytes: number;
}

const titleMax = 300;
const descriptionMax = 20_000;

/** A cut never leaves half a character. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

/** Why an article can not be stored as it is; null if it can. */
async function faultOf(source: string): Promise<string | null> {
  const fault = articleFault(source);
  if (fault) return fault === articleTexts.missing ? reasons.noText : reasons.pageLong;
  try {
    // Its code stays plain here: what counts are its formulas.
    await renderArticle(source, new Map(), 0);
    return null;
  } catch (error) {
    if (error instanceof ApiProblem) return reasons.formula(error.message);
    throw error;
  }
}

/** Collects what an import creates, within the limits of the course, and what it leaves out. */
export class Plan {
  readonly sections: PlannedSection[] = [];
  /** The ids that pictures get, by their paths in the package. */
  readonly pictures = new Map<string, string>();
  readonly refused: { item: string; reason: string }[] = [];
  refusedCount = 0;
  lectureCount = 0;
  readonly room: Readonly<Room>;
  #section: PlannedSection | undefined;
  #characters = 0;
  #fileBytes = 0;
  readonly #until = performance.now() + packageLimits.readMs;

  constructor(room: Room) {
    this.room = room;
  }

  /** Throws 400 when reading has taken too long. */
  checkTime(): void {
    if (performance.now() > this.#until) throw packageRefused(outlineTexts.slow);
  }

  get isFull(): boolean {
    return this.lectureCount >= this.room.lectures;
  }

  refuse(item: string, reason: string): void {
    this.refusedCount += 1;
    if (this.refused.length < packageLimits.reportLines)
      this.refused.push({ item: cut(cleanLine(item), titleMax) || 'Untitled', reason });
  }

  /** The id that a picture of the package gets; undefined beyond the limits. */
  pictureId(path: string): string | undefined {
    const { pictures } = this;
    const id = pictures.get(path);
    if (id || pictures.size >= Math.min(this.room.pictures, packageLimits.pictures)) return id;
    pictures.set(path, randomUUID());
    return pictures.get(path);
  }

  /** Opens a section. It is created with its first lecture: one of which nothing is taken is not. */
  begin({ title, goal }: Pick<PlannedSection, 'title' | 'goal'>): void {
    const { section } = limits;
    this.#section = {
      title: cut(cleanLine(title), section.title).trim(),
      goal: cut(cleanLine(goal), section.goal).trim(),
      lectures: [],
    };
  }

  /** Creates the open section though it has no lecture. */
  createEmpty(): void {
    if (this.#hasSection()) return;
    this.refuse(this.#section!.title, reasons.sections);
  }

  /** Whether a file of this length fits in; counts it. */
  takesFile({ bytes }: PlannedFile): boolean {
    if (this.#fileBytes + bytes > this.room.fileBytes) return false;
    this.#fileBytes += bytes;
    return true;
  }

  /** Adds a lecture to the open section, or says why not. */
  async add(given: PlannedLecture): Promise<void> {
    const lecture = {
      ...given,
      title: isWordless(given.title) ? 'Untitled' : cut(cleanLine(given.title), titleMax),
      description: cut(cleanText(given.description).trim(), descriptionMax),
      article: given.article === null ? null : await this.#received(given.title, given.article),
    };
    if (given.article !== null && lecture.article === null) return;
    if (this.isFull) this.refuse(lecture.title, reasons.lectures);
    else if (!this.#hasSection()) this.refuse(lecture.title, reasons.sections);
    else {
      this.#section!.lectures.push(lecture);
      this.lectureCount += 1;
    }
  }

  #hasSection(): boolean {
    const section = this.#section!;
    if (this.sections.at(-1) === section) return true;
    return this.sections.length < this.room.sections && this.sections.push(section) > 0;
  }

  /** Sanitizes an article; null for one that is refused. */
  async #received(title: string, html: string): Promise<string | null> {
    await setImmediate();
    const isLong = html.length > limits.article.maxHtml || hasTooManyTags(html);
    const source = isLong ? '' : cleanArticle(html);
    const fault = isLong ? reasons.pageLong : await faultOf(source);
    const isOver = this.#characters + source.length > packageLimits.articlesCharacters;
    if (fault || isOver) {
      this.refuse(title, fault ?? reasons.articlesLong);
      return null;
    }
    this.#characters += source.length;
    return source;
  }
}
