import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What one slide shows below its heading; `say` of the slide has one sentence per step, and steps light up in turn. */
export type Body =
  | { kind: 'points'; items: string[] }
  | { kind: 'flow'; boxes: { title: string; note: string }[] }
  | { kind: 'cells'; values: string[]; states: { on: number[]; off: number[]; note: string }[] }
  | { kind: 'code'; lines: string[]; focus: number[][] }
  | { kind: 'bars'; bars: { label: string; share: number; shown: string; isAccent?: boolean }[] }
  | { kind: 'exchange'; left: string; right: string; messages: { from: 'left' | 'right'; text: string }[] }
  | { kind: 'compare'; panels: Panel[] }
  /** A drawing of its own, in the classes of slide-figures.css. */
  | { kind: 'figure'; html: string };

export type BodyOf<Kind extends Body['kind']> = Extract<Body, { kind: Kind }>;

export interface Panel {
  title: string;
  lines: string[];
  isGood: boolean;
}

interface Slide {
  heading: string;
  body: Body;
  /** Captions, and spoken unless `spoken` says them otherwise: one sentence or two short ones per entry. */
  say: string[];
  /** The sentences of `say` in the letters that the voice reads. */
  spoken?: string[];
}

/** As written in a content file; the opening slide shows title and subtitle and says title and hook. */
interface LectureText {
  key: string;
  title: string;
  subtitle: string;
  hook: string;
  /** Title and hook in the letters that the voice reads, where those differ. */
  spoken?: [title: string, hook: string];
  isPreview?: boolean;
  /** Only where it is not that of the course. */
  language?: string;
  slides: Slide[];
}

interface Voice {
  /** BCP 47; 'hi-Latn' is Hindi in Latin letters. */
  language: string;
  voice: 'woman' | 'man';
}

/** One file of `content`: the lectures of one course, or, without a course, the stand-ins for all others. */
interface CourseText extends Voice {
  /** Key of the course in the sample data, '' for the stand-ins. */
  course: string;
  /** Small line above each heading. */
  kicker: string;
  lectures: LectureText[];
}

export interface Lecture extends Omit<LectureText, 'language'>, Voice {
  course: string;
  kicker: string;
  isPreview: boolean;
}

const CONTENT = path.join(import.meta.dirname, 'content');

/** Every lecture of the content files, in the order of the files' names. */
export function allLectures(): Lecture[] {
  return readdirSync(CONTENT)
    .toSorted()
    .flatMap((name) => {
      const { lectures, ...shared } = JSON.parse(readFileSync(path.join(CONTENT, name), 'utf8')) as CourseText;
      return lectures.map((lecture) => ({
        ...shared,
        ...lecture,
        isPreview: lecture.isPreview ?? false,
        language: lecture.language ?? shared.language,
      }));
    });
}
