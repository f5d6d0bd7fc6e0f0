import type { Lecture, LectureList } from '@vidya/contracts/calls/lecture';
import { type FilledSection, fillSections } from '@vidya/contracts/rules/course/sections';

/** The sections of a course with their lectures, as their author moves them. */
export type Outline = FilledSection<Lecture>[];

export const outlineOf = ({ course, lectures }: LectureList): Outline => fillSections(course.sections, lectures);

export const lecturesOf = (outline: Outline): Lecture[] => outline.flatMap(({ lectures }) => lectures);

/** The list with one item moved to another index. */
function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

function renumbered(sections: Outline): Outline {
  let before = 0;
  return sections.map((section, index) => {
    const next = { ...section, number: index + 1, before };
    before += section.lectures.length;
    return next;
  });
}

/** Moves a section to where another one stands. */
export const withSectionAt = (outline: Outline, sectionId: string, overId: string): Outline => {
  const at = (id: string): number => outline.findIndex(({ _id }) => _id === id);
  return renumbered(moved(outline, at(sectionId), at(overId)));
};

/** Moves a lecture to an index of a section. */
export function withLectureIn(outline: Outline, lectureId: string, sectionId: string, index: number): Outline {
  const lecture = lecturesOf(outline).find(({ _id }) => _id === lectureId);
  return renumbered(
    outline.map((section) => {
      const rest = section.lectures.filter(({ _id }) => _id !== lectureId);
      if (section._id !== sectionId || !lecture) return { ...section, lectures: rest };
      return { ...section, lectures: [...rest.slice(0, index), lecture, ...rest.slice(index)] };
    }),
  );
}

/** The ids in the order of the screen: of each section, then of its lectures. */
const idsOf = (outline: Outline): string[] =>
  outline.flatMap(({ _id, lectures }) => [_id, ...lectures.map((lecture) => lecture._id)]);

export const isSameOrder = (one: Outline, other: Outline): boolean => idsOf(one).join(' ') === idsOf(other).join(' ');

/** Moves a lecture to where another lecture or the head of a section stands; none gets above the first head. */
export function withLectureAt(outline: Outline, lectureId: string, overId: string): Outline {
  const ids = idsOf(outline);
  const order = moved(ids, ids.indexOf(lectureId), Math.max(1, ids.indexOf(overId)));
  const heads = new Set(outline.map(({ _id }) => _id));
  const at = order.indexOf(lectureId);
  const head = order.findLastIndex((id, index) => index < at && heads.has(id));
  return withLectureIn(outline, lectureId, order[head]!, at - head - 1);
}

/** What stands right above or below a lecture: another lecture or the head of a section. Undefined at either end. */
export function neighbourOf(outline: Outline, lectureId: string, step: 1 | -1): string | undefined {
  const ids = idsOf(outline);
  const at = ids.indexOf(lectureId) + step;
  return at === 0 ? undefined : ids[at];
}

const isPlain = (outline: Outline): boolean => outline.length === 1 && !outline[0]!.title;

/** 'Loops is at position 2 of 3 in Section 2.' */
export function positionText(outline: Outline, lectureId: string): string {
  const section = outline.find(({ lectures }) => lectures.some(({ _id }) => _id === lectureId));
  if (!section) return '';
  const index = section.lectures.findIndex(({ _id }) => _id === lectureId);
  const inside = isPlain(outline) ? '' : ` in section ${section.number}`;
  return `${section.lectures[index]!.title} is at place ${index + 1} of ${section.lectures.length}${inside}.`;
}
