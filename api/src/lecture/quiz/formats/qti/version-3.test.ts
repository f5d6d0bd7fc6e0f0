import { text } from 'node:stream/consumers';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { everyType } from '../../../../testing/quiz.ts';
import { qtiPackageOf } from './package-xml.ts';

it('writes no name of QTI 2.1 into a package of 3.0', async () => {
  const questions = readQuestions(everyType).questions.map((question, at) => ({ ...question, _id: `q${at}` }));
  const entries: string[] = [];
  for await (const { path, content } of qtiPackageOf('Check', questions, 'qti3'))
    if (path !== 'imsmanifest.xml') entries.push(await text(content));
  expect(entries).toHaveLength(questions.length + 1);
  const tags = entries.flatMap((entry) => [...entry.matchAll(/<\/?([a-z][\w-]*)([^<>]*)>/gi)]);
  const unknown = tags
    .map(([, name]) => name!)
    .filter((name) => !/^(?:qti-[a-z-]+|p|div|br|code|pre|strong)$/.test(name));
  expect(unknown).toEqual([]);
  const attributes = tags.flatMap(([, , rest]) => [...rest!.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name!));
  expect(attributes.filter((name) => /[A-Z]/.test(name))).toEqual([]);
});
