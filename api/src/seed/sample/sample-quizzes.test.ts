import { readdirSync } from 'node:fs';
import path from 'node:path';
import { questionTypeNames } from '@vidya/contracts/rules/quiz/question';
import { quizProblems, readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { buildDemo } from './build-demo.ts';
import { isFilm } from './demo-data.ts';
import { SAMPLE_DATA } from './sample-files.ts';

const demo = buildDemo(new Date('2026-11-20T13:45:00Z'));
const languages = new Map(demo.courses.map(({ id, language }) => [id, language]));
const quizzes = demo.lectures.flatMap((lecture) =>
  lecture.source.kind === 'quiz' ? [{ ...lecture, ...lecture.source }] : [],
);
const byCourse = Map.groupBy(quizzes, ({ courseId }) => courseId);

it('are two in at least 12 courses of at least 5 languages: one to practise in the middle, one graded at the end', () => {
  expect(byCourse.size).toBeGreaterThanOrEqual(12);
  expect(new Set([...byCourse.keys()].map((id) => languages.get(id))).size).toBeGreaterThanOrEqual(5);
  expect(readdirSync(path.join(SAMPLE_DATA, 'quizzes'))).toHaveLength(quizzes.length);
  for (const [courseId, own] of byCourse) {
    expect(own.map(({ settings }) => settings.mode)).toEqual(['practice', 'graded']);
    const all = demo.lectures.filter((lecture) => lecture.courseId === courseId);
    expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
    expect(all.at(-1)?.id).toBe(own[1]!.id);
    const [before, after] = [all[own[0]!.position - 2]!, all[own[0]!.position]!];
    expect([isFilm(before), isFilm(after), before.sectionId]).toEqual([true, true, own[0]!.sectionId]);
  }
});

it.each(quizzes)('can be read, and have 4 to 7 questions: $title', ({ questions, settings }) => {
  expect(quizProblems(questions, settings)).toEqual([]);
  const read = readQuestions(questions).questions;
  expect(read.length >= 4 && read.length <= 7).toBe(true);
  const wrong = read.flatMap((one) => (one.type === 'choice' ? one.choices.filter(({ isRight }) => !isRight) : []));
  expect(wrong.filter(({ comment }) => comment === '')).toEqual([]);
});

it('ask in every way, with code, formulas and explanations', () => {
  const read = quizzes.map(({ questions }) => readQuestions(questions).questions);
  expect(new Set(read.flat().map(({ type }) => type))).toEqual(new Set(Object.keys(questionTypeNames)));
  expect(read.flat().filter(({ explanation }) => explanation !== '').length).toBeGreaterThan(quizzes.length);
  expect(quizzes.filter(({ questions }) => questions.includes('```')).length).toBeGreaterThanOrEqual(10);
  expect(quizzes.filter(({ questions }) => questions.includes('$$')).length).toBeGreaterThanOrEqual(12);
});

it('are done by those who went past them', () => {
  const perLearner = Map.groupBy(demo.progress, ({ userId, courseId }) => `${userId} ${courseId}`);
  for (const own of perLearner.values()) {
    const done = new Set(own.flatMap(({ lectureId, isCompleted }) => (isCompleted ? [lectureId] : [])));
    const all = demo.lectures.filter(({ courseId }) => courseId === own[0]!.courseId);
    const films = all.filter(isFilm);
    const open = films.find(({ id }) => !done.has(id));
    const expected = open ? all.slice(0, all.indexOf(open)) : all;
    expect(done).toEqual(new Set(expected.map(({ id }) => id)));
  }
});
