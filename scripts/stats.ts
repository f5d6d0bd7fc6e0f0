/** `npm run stats`: the size of source and docs, the largest folders, import circles. With `--check`, fails above the budget. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { between, circles, importsOf } from './stats/circles.ts';
import { type Kind, type SourceFile, sourceFiles } from './stats/source-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const foldersShown = 25;

/** Max lines, comments included. A commit that raises one says what for. */
const budget = { shop: 120_143, platform: 18_190, support: 19_573 } satisfies Partial<Record<Kind, number>>;
const wordsOfDocs = 11_270;
const filesInFolder = 20;
const kinds = Object.keys(budget) as (keyof typeof budget)[];
const sum = (files: readonly SourceFile[]): number => files.reduce((total, { lines }) => total + lines, 0);
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const right = (value: number | string, width = 8): string => String(value).padStart(width);

function sayKinds(files: readonly SourceFile[]): void {
  console.info(
    `${'kind'.padEnd(14)}${['files', 'lines', 'median', 'p95', 'longest'].map((word) => right(word)).join('')}`,
  );
  for (const [kind, some] of Map.groupBy<Kind, SourceFile>(files, ({ kind }) => kind)) {
    const lines = some.map((file) => file.lines).toSorted((one, other) => one - other);
    const figures = [some.length, sum(some), quantile(lines, 0.5), quantile(lines, 0.95), lines.at(-1) ?? 0];
    console.info(`${kind.padEnd(14)}${figures.map((figure) => right(figure)).join('')}`);
  }
}

function sayFolders(files: readonly SourceFile[]): string[] {
  console.info(`\nLargest folders, without tests (lines, files directly in them)`);
  const folders = Map.groupBy(files, ({ name }) => path.posix.dirname(name));
  const sorted = [...folders].toSorted(([, one], [, other]) => sum(other) - sum(one));
  for (const [folder, some] of sorted.slice(0, foldersShown))
    console.info(`${right(sum(some))}${right(some.length, 5)}  ${folder}`);
  return sorted.flatMap(([folder, some]) =>
    some.length > filesInFolder ? [`${folder} holds ${some.length} source files, more than ${filesInFolder}.`] : [],
  );
}

/** `api/src/course/x.ts` belongs to the feature course; files directly in `api/src` belong to none. */
const featureOf = (name: string): string => /^api\/src\/([^/]+)\//.exec(name)?.[1] ?? name;

function circlesIn(files: readonly SourceFile[]): string[] {
  const features = files.filter(({ name }) => name.startsWith('api/src/'));
  const found = [...circles(importsOf(files)), ...circles(between(importsOf(features), featureOf))];
  return found.map((some) => `A circle of imports: ${some.join(' · ')}`);
}

const files = sourceFiles(root);
const counted = files.filter(({ kind }) => kinds.some((one) => one === kind));
sayKinds(files);
const linesOf = (kind: Kind): number => sum(files.filter((file) => file.kind === kind));
const docs = globSync('docs/**/*.md', { cwd: root }).map((page) => readFileSync(path.join(root, page), 'utf8'));
const sizes = [
  ...kinds.map((kind) => ({ what: `lines of ${kind}`, size: linesOf(kind), max: budget[kind] })),
  { what: 'words of docs', size: docs.flatMap((text) => text.match(/\S+/g) ?? []).length, max: wordsOfDocs },
];
console.info(`\n${sizes.map(({ what, size, max }) => `${what} ${size} of at most ${max}`).join(' · ')}`);
const problems = [
  ...sizes.filter(({ size, max }) => size > max).map(({ what, size, max }) => `${what}: ${size} of ${max}.`),
  ...sayFolders(counted),
  ...circlesIn(counted),
];
console.info(`\n${problems.join('\n') || 'No folder is too full, and no imports form a circle.'}`);
if (process.argv.includes('--check') && problems.length > 0) process.exitCode = 1;
