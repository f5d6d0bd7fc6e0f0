import { randomUUID } from 'node:crypto';
import {
  addBankQuestions,
  type Bank,
  type BankQuery,
  changeBankQuestion,
  importBankQuestions,
  listBank,
  removeBankQuestion,
} from '@vidya/contracts/calls/bank';
import { createLecture } from '@vidya/contracts/calls/lecture';
import { bankLimits } from '@vidya/contracts/rules/quiz/bank';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { bankImports, bankQuestionRevisions, bankQuestions } from '../../../database/tables/schema-quizzes.ts';
import { addQuiz } from '../../../testing/quiz.ts';
import { addCourse } from '../../../testing/samples.ts';
import { taughtCourse } from '../../../testing/taught-course.ts';
import { createImportIntoBank, importIntoBank } from './import-into-bank.ts';

const world = taughtCourse();
let { api, teacher, courseId } = world;
beforeEach(() => {
  ({ api, teacher, courseId } = world);
});

const add = (questions: string) =>
  api.inject(addBankQuestions, { params: { courseId }, body: { questions }, as: teacher });
const bank = async (query: BankQuery = {}): Promise<Bank> =>
  (await api.inject(listBank, { params: { courseId }, query, as: teacher })).body.Data!;
const change = (question: Bank['questions'][number], questions: string, revision = question.revision) =>
  api.inject(changeBankQuestion, {
    params: { courseId, questionId: question._id },
    body: { questions, revision },
    as: teacher,
  });
const remove = (questionId: string) =>
  api.inject(removeBankQuestion, { params: { courseId, questionId }, as: teacher });
const importFile = (text: string) =>
  api.inject(importBankQuestions, { params: { courseId }, body: { file: new Blob([text]) }, as: teacher });
const many = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, at) => `// [tag:${at % 2 ? 'odd' : 'even'}]\nQuestion ${from + at}? {T}`).join(
    '\n\n',
  );

it('keeps questions in the text form, finds them by tag and words, and shows the newest first', async () => {
  expect((await add('// [points:2] [tag:sky]\nThe **sun** is a star. {T}\n\nSize of 100 %_? {#4}')).body).toMatchObject(
    {
      Data: { added: 2 },
      Message: '2 Questions Added',
    },
  );
  const { questions, tagSets, ...rest } = await bank();
  expect(tagSets.toSorted((a, b) => a.tags.length - b.tags.length)).toEqual([
    { tags: [], count: 1 },
    { tags: ['sky'], count: 1 },
  ]);
  expect(rest).toEqual({ matches: 2, total: 2, tags: [{ tag: 'sky', count: 1 }], import: null });
  expect(questions).toMatchObject([
    { type: 'number', tags: [], points: 1, revision: 1 },
    { type: 'trueFalse', text: 'The <strong>sun</strong> is a star.', tags: ['sky'], points: 2 },
  ]);
  expect((await bank({ tag: 'sky' })).questions.map(({ type }) => type)).toEqual(['trueFalse']);
  expect((await bank({ q: 'sun' })).matches).toBe(1);
  expect((await bank({ q: '%_' })).matches).toBe(1);
  expect(await bank({ tag: 'none' })).toMatchObject({ questions: [], matches: 0, total: 2 });
});

it('finds signs as people read them, though the text form escapes them', async () => {
  await add('Is x = 3 > 2 [a `b = c`]? {T}');
  // oxlint-disable-next-line no-await-in-loop
  for (const q of ['x = 3', '3 > 2', '2 [a', '`b = c`']) expect([q, (await bank({ q })).matches]).toEqual([q, 1]);
  expect((await bank({ q: 'x = 2' })).matches).toBe(0);
});

it('has pages', async () => {
  expect((await add(many(bankLimits.perPage + 1))).status).toBe(200);
  expect((await bank()).questions).toHaveLength(bankLimits.perPage);
  expect((await bank({ page: 2 })).questions.map(({ text }) => text)).toEqual(['Question 1?']);
});

it('adds none of a text with a fault', async () => {
  expect((await add('Good? {T}\n\nBad {=only one')).body.Message).toBe(`Line 3: ${quizTexts.noClosingBrace}`);
  expect((await add(many(201))).body.Message).toBe(quizTexts.bankTooManyAtOnce);
  expect((await add('  \n')).body.Message).toBe(quizTexts.empty);
  expect((await add('What is $$\\frac{$$? {T}')).status).toBe(400);
  expect((await bank()).total).toBe(0);
});

it('changes a question once of two who change it, and keeps its earlier states', async () => {
  await add('// [tag:a]\nThe sun is a star. {F}');
  const [question] = (await bank()).questions;
  const { status, body } = await change(question!, '// [tag:a]\nThe sun is a star. {T}');
  expect({ status, data: body.Data }).toMatchObject({ status: 200, data: { _id: question!._id, revision: 2 } });
  expect((await change(question!, 'Another? {T}')).body).toMatchObject({ Message: quizTexts.bankChanged });
  expect((await change(body.Data!, 'One? {T}\n\nTwo? {T}')).body.Message).toBe(quizTexts.oneQuestion);
  expect(await api.db.select().from(bankQuestionRevisions)).toHaveLength(2);
  expect((await remove(question!._id)).status).toBe(200);
  expect((await remove(question!._id)).status).toBe(404);
  expect((await change(body.Data!, 'Another? {T}')).status).toBe(404);
  expect(await api.db.select().from(bankQuestionRevisions)).toHaveLength(2);
});

it('changes nothing of another course', async () => {
  await add('The sun is a star. {T}');
  const [question] = (await bank()).questions;
  const other = (await addCourse(api.db, { instructorId: teacher.id })).id;
  const params = { courseId: other, questionId: question!._id };
  const body = { questions: 'Mine? {T}', revision: 1 };
  expect((await api.inject(changeBankQuestion, { params, body, as: teacher })).status).toBe(404);
  expect((await api.inject(removeBankQuestion, { params, as: teacher })).status).toBe(404);
  expect((await bank()).questions).toEqual([question]);
});

it('refuses a revision that the database can not hold, and cleans a tag', async () => {
  await add('The sun is a star. {T}');
  const [question] = (await bank()).questions;
  // oxlint-disable-next-line no-await-in-loop
  for (const revision of [2 ** 31 - 1, 2 ** 31])
    expect((await change(question!, 'Changed? {T}', revision)).status).toBe(400);
  await add('// [tag:sky]\nBlue? {T}');
  expect((await bank({ tag: 'sky\0' })).matches).toBe(1);
});

it('refuses a quiz that draws more than there is, and changes that leave too few', async () => {
  await add(many(3));
  const draws = [{ tag: 'even', count: 3, bankPoints: 1 }];
  const quiz = { title: 'What you know', description: '', kind: 'quiz' as const, questions: '' };
  const body = { ...quiz, quizSettings: JSON.stringify({ ...defaultQuizSettings, draws }) };
  const refused = await api.inject(createLecture, { params: { courseId }, body, as: teacher });
  expect([refused.status, refused.body.Message]).toEqual([400, quizTexts.bankShort('even', 2)]);
  await addQuiz(api, { courseId, as: teacher, questions: '', draws: [{ ...draws[0]!, count: 2 }] });
  const { questions } = await bank({ tag: 'even' });
  const needed = quizTexts.bankNeeded('What you know', quizTexts.bankShort('even', 1));
  expect((await remove(questions[0]!._id)).body.Message).toBe(needed);
  expect((await change(questions[0]!, 'Question? {T}')).body.Message).toBe(needed);
  expect((await bank({ tag: 'even' })).questions).toEqual(questions);
  expect((await remove((await bank({ tag: 'odd' })).questions[0]!._id)).status).toBe(200);
});

it.each(['gift', 'qti', 'qti3'])('goes out as %s and comes back', async (format) => {
  await add(many(3));
  const before = (await bank()).questions;
  const url = `${API_BASE}/course/${courseId}/bank/questions/${format}`;
  const { rawPayload, headers } = await api.app.inject({ url, headers: teacher.headers });
  expect(headers['content-disposition']).toMatch(/^attachment/);
  for (const { _id } of before) await remove(_id);
  const body = { file: new Blob([new Uint8Array(rawPayload)]) };
  await api.inject(importBankQuestions, { params: { courseId }, body, as: teacher });
  await api.jobs.drain(importIntoBank);
  expect((await bank()).questions.map(({ source }) => source)).toEqual(before.map(({ source }) => source));
});

it('is full at its limit, also with what an import is about to add', async () => {
  const row = { courseId, source: 'Q {T}', type: 'trueFalse' as const, tags: [], points: 1, text: 'Q' };
  const rows = Array.from({ length: bankLimits.questions - 2 }, () => row);
  await api.db.insert(bankQuestions).values(rows);
  expect((await importFile(many(1))).status).toBe(200);
  expect((await add(many(2))).body.Message).toBe(quizTexts.bankFull);
  await api.jobs.drain(importIntoBank);
  expect((await add(many(2))).body.Message).toBe(quizTexts.bankFull);
  expect((await importFile(many(2))).body.Message).toBe(quizTexts.bankFull);
  expect((await add(many(1))).status).toBe(200);
});

describe('an import', () => {
  it('adds the questions of a file in the background, and says what it leaves out', async () => {
    const { status, body } = await importFile(`${many(120)}\n\nBroken {~one}\n\nFormula $$\\frac{$$ {T}`);
    expect({ status, data: body.Data }).toMatchObject({ status: 200, data: { total: 121, done: 0, refusedCount: 1 } });
    expect((await importFile(many(1))).body.Message).toBe(quizTexts.bankImporting);
    await api.jobs.drain(importIntoBank);
    const { total, import: done } = await bank();
    expect({ total, done }).toMatchObject({ total: 120, done: { total: 121, done: 121, refusedCount: 2 } });
    expect(done!.refused.map(({ item }) => item)).toEqual(['Broken', 'Formula $$\\frac{$$']);
    expect(await api.db.select().from(bankImports)).toMatchObject([{ sources: [] }]);
    expect((await importFile(many(1, 200))).status).toBe(200);
    await api.jobs.drain(importIntoBank);
    expect(await bank()).toMatchObject({ total: 121, import: { total: 1, done: 1, refusedCount: 0 } });
  });

  it('shows the name of its file without signs that nobody sees', async () => {
    const body = { file: new File([many(1)], 'sun\u202e\0 🌞.txt') };
    const { status } = await api.inject(importBankQuestions, { params: { courseId }, body, as: teacher });
    expect([status, (await bank()).import?.fileName]).toEqual([200, 'sun 🌞.txt']);
  });

  it('is one, however often it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const sent = { params: { courseId }, body: { file: new Blob([many(2)]) }, as: teacher, headers };
    const first = await api.inject(importBankQuestions, sent);
    await api.jobs.drain(importIntoBank);
    const again = await api.inject(importBankQuestions, sent);
    expect(again.body).toEqual(first.body);
    await api.jobs.drain(importIntoBank);
    expect((await bank()).total).toBe(2);
  });

  it('goes on after a server that died in the middle, and adds nothing twice', async () => {
    await importFile(many(130));
    const stopped = new AbortController();
    stopped.abort(new Error('The server stops'));
    await expect(createImportIntoBank(api.db)({ courseId }, { isLast: false, signal: stopped.signal })).rejects.toThrow(
      'The server stops',
    );
    expect((await bank()).import).toMatchObject({ done: 50, total: 130 });
    await api.jobs.drain(importIntoBank);
    const texts = await api.db.select({ text: bankQuestions.text }).from(bankQuestions);
    expect([texts.length, new Set(texts.map(({ text }) => text)).size]).toEqual([130, 130]);
  });

  it('is done once by two servers that do it at the same time', async () => {
    await importFile(many(130));
    const goOn = createImportIntoBank(api.db);
    const once = { isLast: false, signal: new AbortController().signal };
    await Promise.all([goOn({ courseId }, once), goOn({ courseId }, once)]);
    const texts = await api.db.select({ text: bankQuestions.text }).from(bankQuestions);
    expect([texts.length, new Set(texts.map(({ text }) => text)).size]).toEqual([130, 130]);
  });

  it('refuses what is left on the last try, so that another import can begin', async () => {
    await importFile(many(130));
    const stopped = AbortSignal.abort(new Error('The server stops'));
    const run = createImportIntoBank(api.db);
    await expect(run({ courseId }, { isLast: false, signal: stopped })).rejects.toThrow('The server stops');
    await run({ courseId }, { isLast: true, signal: new AbortController().signal });
    const { total, import: ended } = await bank();
    expect({ total, ended }).toMatchObject({ total: 50, ended: { done: 130, total: 130, refusedCount: 80 } });
    expect(ended!.refused[0]).toEqual({ item: 'Question 51?', reason: outlineTexts.interrupted });
    await api.jobs.drain(importIntoBank);
    expect((await importFile(many(1, 51))).status).toBe(200);
    await api.jobs.drain(importIntoBank);
    expect(await bank()).toMatchObject({ total: 51, import: { done: 1, total: 1, refusedCount: 0 } });
  });

  it('goes on after a formula whose question begins with a long text of emoji', async () => {
    await importFile(`${'a'.repeat(119)}😀 $$\\frac{$$ {T}\n\nGood {T}`);
    await api.jobs.drain(importIntoBank);
    expect(await bank()).toMatchObject({ total: 1, import: { done: 2, total: 2, refusedCount: 1 } });
  });

  it('refuses a file without questions', async () => {
    expect((await importFile('<html></html>')).status).toBe(400);
    expect((await bank()).import).toBeNull();
  });
});
