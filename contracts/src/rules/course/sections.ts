/** A part of a course; `lectures` holds the ids of its lectures in order. */
interface Section {
  _id: string;
  /** '' for a section without a name. */
  title: string;
  /** What a learner can do after it; '' for none. */
  goal: string;
  lectures: readonly string[];
}

/** A section with its lectures themselves. */
export interface FilledSection<Lecture> {
  _id: string;
  /** From 1, among the sections of the list. */
  number: number;
  title: string;
  goal: string;
  lectures: Lecture[];
  /** How many lectures of the course stand before it. */
  before: number;
}

/** The sections with their lectures. A lecture that no section names, newer than the sections, counts to the last one. */
export function fillSections<Lecture extends { _id: string }>(
  sections: readonly Section[],
  lectures: readonly Lecture[],
): FilledSection<Lecture>[] {
  const sectionOf = new Map(sections.flatMap(({ _id, lectures: ids }) => ids.map((id) => [id, _id] as const)));
  const last = sections.at(-1)?._id;
  const bySection = Map.groupBy(lectures, ({ _id }) => sectionOf.get(_id) ?? last);
  let before = 0;
  return sections.map(({ _id, title, goal }, index) => {
    const own = bySection.get(_id) ?? [];
    const filled = { _id, number: index + 1, title, goal, lectures: own, before };
    before += own.length;
    return filled;
  });
}

/** 'Section 2: Loops', or 'Section 2' without a title. */
export const sectionName = ({ number, title }: Pick<FilledSection<unknown>, 'number' | 'title'>): string =>
  title ? `Section ${number}: ${title}` : `Section ${number}`;

/** What the head of a section says; its number stands above a title only. */
export const sectionHead = ({ number, title, goal }: Pick<FilledSection<unknown>, 'number' | 'title' | 'goal'>) => ({
  caption: title ? `Section ${number}` : undefined,
  title: title || `Section ${number}`,
  note: goal,
});

/** True for a course that reads as a plain list of lectures: one section at most, without title and goal. */
export const isPlainList = ([first, second]: readonly Pick<Section, 'title' | 'goal'>[]): boolean =>
  second === undefined && !first?.title && !first?.goal;
