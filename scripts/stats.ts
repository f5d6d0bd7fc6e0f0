/** `npm run stats`: the size of the source, its largest folders, and import circles. */
import path from 'node:path';
import { between, circles, importsOf } from './stats/circles.ts';
import { type Kind, type SourceFile, sourceFiles } from './stats/source-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const foldersShown = 25;

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

function sayFolders(files: readonly SourceFile[]): void {
  console.info(`\nLargest folders, product and support (lines, files directly in them)`);
  const folders = Map.groupBy(files, ({ name }) => path.posix.dirname(name));
  const sorted = [...folders].toSorted(([, one], [, other]) => sum(other) - sum(one));
  for (const [folder, some] of sorted.slice(0, foldersShown))
    console.info(`${right(sum(some))}${right(some.length, 5)}  ${folder}`);
  const crowded = sorted.filter(([, some]) => some.length > 20).map(([folder, some]) => `${folder} (${some.length})`);
  console.info(`More than 20 source files: ${crowded.join(', ') || 'none'}`);
}

/** `api/src/course/x.ts` belongs to the feature course; files directly in `api/src` belong to none. */
const featureOf = (name: string): string => /^api\/src\/([^/]+)\//.exec(name)?.[1] ?? name;

function sayCircles(files: readonly SourceFile[]): void {
  const ours = files.filter(({ kind }) => kind === 'product' || kind === 'support');
  const ofFiles = circles(importsOf(ours));
  const features = ours.filter(({ name, kind }) => name.startsWith('api/src/') && kind === 'product');
  const ofFolders = circles(between(importsOf(features), featureOf));
  console.info(`\nCircles of files: ${ofFiles.length}${ofFiles.map((some) => `\n  ${some.join(' · ')}`).join('')}`);
  console.info(
    `Circles of folders in api/src: ${ofFolders.length}${ofFolders.map((some) => `\n  ${some.join(' · ')}`).join('')}`,
  );
}

const files = sourceFiles(root);
const lines = (kinds: Kind[]): number => sum(files.filter(({ kind }) => kinds.includes(kind)));
sayKinds(files);
console.info(
  `\nproduct ${lines(['product'])} of at most 54,000 · everything else but tests ${lines(['support'])} of at most 12,000`,
);
sayFolders(files.filter(({ kind }) => kind === 'product' || kind === 'support'));
sayCircles(files);
