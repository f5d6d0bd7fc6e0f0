import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endingOf } from '@vidya/contracts/rules/course/resource-types';
import { formula, isCodeLanguage } from '@vidya/contracts/rules/text/article';
import sharp from 'sharp';
import { cleanArticle } from '../../lecture/article/clean-article.ts';
import { isResource } from '../../outside/files/sniff.ts';
import { buildDemo } from './build-demo.ts';
import { isFilm } from './demo-data.ts';
import { SAMPLE_DATA } from './sample-files.ts';

const demo = buildDemo(new Date('2026-11-20T13:45:00Z'));
const languages = new Map(demo.courses.map(({ id, language }) => [id, language]));
const articles = demo.lectures.flatMap(({ title, courseId, source }) =>
  source.kind === 'article' ? [{ ...source, title, language: languages.get(courseId) }] : [],
);
const learnerOf = (row: { userId: string; courseId: string }): string => `${row.userId} ${row.courseId}`;
const matches = (pattern: RegExp): string[] =>
  articles.flatMap(({ html }) => [...html.matchAll(pattern)].map(([whole, part]) => part ?? whole));

it('are at the end of at least 14 courses in at least 8 languages', () => {
  expect(articles.length).toBeGreaterThanOrEqual(14);
  expect(new Set(articles.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
});

it.each(articles.map((article) => [article.title, article] as const))(
  'are as an editor saves them: %s',
  (_, article) => {
    const { html, picture } = article;
    expect(cleanArticle(html)).toBe(html);
    const named = [...html.matchAll(/<img data-picture="([^"]+)" alt="[^"]{30,}"/g)].map(([, id]) => id);
    expect(named).toEqual(picture ? [picture.id] : []);
    expect(html.split('<img').length - 1).toBe(named.length);
  },
);

it('have code, tables, formulas and call-outs', () => {
  const code = new Set(matches(/<pre data-language="(\w+)">/g));
  expect([...code].every(isCodeLanguage)).toBe(true);
  expect(code.size).toBeGreaterThanOrEqual(5);
  expect(matches(/<table>/g).length).toBeGreaterThanOrEqual(6);
  expect(matches(formula).length).toBeGreaterThanOrEqual(5);
  expect(matches(/<aside><p>/g).length).toBeGreaterThanOrEqual(10);
});

it('show pictures of the size that the course names, as WebP and AVIF', async () => {
  const pictures = articles.flatMap(({ picture }) => picture ?? []);
  expect(pictures.length).toBeGreaterThanOrEqual(2);
  const files = pictures.flatMap(({ key, width, height }) =>
    ['webp', 'avif'].map((type) => ({ file: `articles/${key}.${type}`, width, height })),
  );
  for (const { file, width, height } of files) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await sharp(readFileSync(path.join(SAMPLE_DATA, file))).metadata()).toMatchObject({ width, height });
  }
});

it('offer a file each, which a lecture may offer', async () => {
  for (const { resource } of articles) {
    const file = path.join(SAMPLE_DATA, 'resources', `${resource.key}.${endingOf(resource.name)}`);
    // oxlint-disable-next-line no-await-in-loop
    expect([resource.name, await isResource(resource.name, readFileSync(file))]).toEqual([resource.name, true]);
  }
});

it('are read by the learners who completed the films of the course, and by nobody else', () => {
  const films = Map.groupBy(demo.lectures.filter(isFilm), ({ courseId }) => courseId);
  const isOfFilm = new Set([...films.values()].flat().map(({ id }) => id));
  const articles = demo.lectures.filter(({ source }) => source.kind === 'article');
  const articleOf = new Map(articles.map(({ id, courseId }) => [courseId, id]));
  const rows = demo.progress.filter(({ courseId, isCompleted }) => isCompleted && articleOf.has(courseId));
  const perLearner = [...Map.groupBy(rows, learnerOf).values()];
  const hasRead = perLearner.filter((own) =>
    own.some(({ lectureId, courseId }) => articleOf.get(courseId) === lectureId),
  );
  expect(hasRead.length).toBeGreaterThan(10);
  expect(hasRead).toEqual(
    perLearner.filter(
      (own) => own.filter(({ lectureId }) => isOfFilm.has(lectureId)).length >= films.get(own[0]!.courseId)!.length,
    ),
  );
});
