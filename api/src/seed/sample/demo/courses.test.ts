import { buildCourses, buildLectures, buildSections } from './courses.ts';

const today = new Date('2026-11-20');
const all = buildCourses(today).map((drafted) => ({
  course: drafted.course,
  sections: buildSections(drafted),
  lectures: buildLectures(drafted, today),
}));
const published = all.filter(({ course }) => course.status === 'published');
const sectioned = all.filter(({ sections }) => sections.length > 0);

it('gives courses in nine languages two to four sections, and leaves the others as plain lists', () => {
  expect(sectioned.length).toBeGreaterThanOrEqual(14);
  expect(sectioned.length).toBeLessThan(published.length / 2);
  expect(sectioned.every((each) => published.includes(each))).toBe(true);
  expect(new Set(sectioned.map(({ course }) => course.language)).size).toBe(9);
  for (const { sections, lectures } of sectioned) {
    expect(sections.length >= 2 && sections.length <= 4).toBe(true);
    expect(lectures.length).toBeGreaterThanOrEqual(4);
  }
});

it('fills the sections of a course with all its lectures in their order', () => {
  for (const { course, sections, lectures } of all) {
    expect(sections.map(({ courseId, position }) => [courseId, position])).toEqual(
      sections.map((_, index) => [course.id, index + 1]),
    );
    const inSections = sections.flatMap(({ id }) => lectures.filter(({ sectionId }) => sectionId === id));
    expect(inSections).toEqual(lectures.filter(({ sectionId }) => sectionId));
    expect(inSections).toHaveLength(sections.length > 0 ? lectures.length : 0);
  }
});

it('has two courses of two instructors and one of three', () => {
  const others = published.flatMap(({ course: { instructorId, coInstructorIds = [] } }) =>
    coInstructorIds.length > 0 ? [new Set([instructorId, ...coInstructorIds]).size] : [],
  );
  expect(others.toSorted((one, other) => one - other)).toEqual([2, 2, 3]);
});

it('repeats no title of a section', () => {
  const titles = sectioned.flatMap(({ sections }) => sections.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
});
