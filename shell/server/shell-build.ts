import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { scriptFaces } from './script-faces.ts';

type EntryFiles = Record<'scripts' | 'preload' | 'requests' | 'styles' | 'scriptStyles' | 'fonts', string[]>;
/** `css` is that of the static frame, with the `tokens`; `script` runs before the content (src/early-input). */
type Frame = Record<'html' | 'css' | 'tokens' | 'script' | 'favicon', string> & {
  /** For browsers without a session; `html` leaves open who is there. Older builds do not have it. */
  visitorHtml?: string;
  themeColor: Record<'light' | 'dark', string>;
};

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const finishedAt = (folder: string): number =>
  statSync(path.join(folder, 'build.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A file that older builds do not have. */
function newerFile(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const styleText = (folder: string, file: string, base: string): string =>
  readFileSync(path.join(folder, file), 'utf8').replaceAll('url(', `url(${base}`);

export type ShellBuild = ReturnType<typeof readShellBuild>;

/** A finished build of the shell, the newest unless told: its base address, its initial files and the static frame. */
export function readShellBuild(builds: string, version?: string) {
  const folders = version ? [version] : readdirSync(builds);
  const newest = folders.map((name) => path.join(builds, name)).toSorted((a, b) => finishedAt(b) - finishedAt(a))[0];
  if (!newest || finishedAt(newest) === 0)
    throw new Error(`There is no finished build of the shell in ${builds}: npm run build`);
  // Older builds have no `requests` and `scriptStyles`.
  const files = {
    requests: [],
    scriptStyles: [],
    ...(read(newest, 'entry-files.json') as Partial<EntryFiles>),
  } as EntryFiles;
  const base = `/static/${path.basename(newest)}/`;
  const textOf = (styles: string[]): string => styles.map((file) => styleText(newest, file, base)).join('');
  return {
    ...files,
    version: path.basename(newest),
    base,
    /** The rules of the fonts, whose addresses in their file are relative to it. */
    fontFaces: textOf(files.styles),
    scriptFaces: scriptFaces(textOf(files.scriptStyles)),
    integrity: read(newest, 'integrity.json') as Record<string, string>,
    /** The text of `host.json`: what this shell offers to the areas. */
    host: newerFile(newest, 'host.json'),
    /** The code that renders pages on the server. */
    server: newerFile(newest, 'server.cjs'),
    frame: read(newest, 'frame.json') as Frame,
  };
}
