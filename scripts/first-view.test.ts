import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './config/webpack/shared.ts';

/** What a visitor of `/` runs: the shell's three steps, the catalog and its home screen. */
const starts = [
  'shell/src/index.ts',
  'shell/src/boot/libraries.ts',
  'shell/src/Shell.tsx',
  'shell/src/bootstrap.tsx',
  'mfe-catalog/src/remote.tsx',
  'mfe-catalog/src/screens/Home/Home.tsx',
];

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const exportsOf = (name: string): Record<string, string> =>
  (JSON.parse(read(`${name}/package.json`)) as { exports: Record<string, string> }).exports;

/** The file of an import; undefined for a library and for files that are no scripts. */
function resolve(from: string, request: string): string | undefined {
  if (!/\.tsx?$|^@vidya\/[^.]*$/.test(request)) return undefined;
  if (request.startsWith('.')) return path.join(path.dirname(from), request);
  const [, name = '', ...parts] = request.split('/');
  const exported = exportsOf(name);
  const asked = ['.', ...parts].join('/');
  return path.join(name, exported[asked] ?? exported['./*']!.replace('*', parts.join('/')));
}

interface Import {
  file: string;
  /** Undefined for all of them. */
  names?: string[];
}

const statement = /^(?:import|export)(?! type) (?:([^'"=;]*?) from )?'([^']+)';/gm;
const eager = /import\(\/\* webpackMode: "eager" \*\/ '([^']+)'\)/g;
const late = /import\((?:\/\* webpackChunkName.*?\*\/ )?'([^']+)'\)/g;

/** The files that a file imports by `import()`. */
const byCall = (file: string, call: RegExp): string[] =>
  [...read(file).matchAll(call)].flatMap(([, request = '']) => resolve(file, request) ?? []);

/** What a bundle that holds a file holds too. */
function importsOf(file: string): Import[] {
  const named = [...read(file).matchAll(statement)].flatMap(([, clause = '', request = '']) => {
    const target = resolve(file, request);
    if (!target) return [];
    const names = /^\{([^}]*)\}$/
      .exec(clause.trim())?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '));
    return [{ file: target, names }];
  });
  return [...named, ...byCall(file, eager).map((target) => ({ file: target }))];
}

/** A file that only exports from others: of these a bundle takes what is named. */
const isFrontDoor = (file: string): boolean =>
  read(file)
    .replaceAll(statement, '')
    .replaceAll(/^export type \{[^}]*\} from '[^']+';|\/\*[^]*?\*\/|\/\/.*/gm, '')
    .trim() === '';

function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = ({ file, names }: Import): void => {
    const open = importsOf(file);
    if (names && isFrontDoor(file)) {
      for (const next of open) if (!next.names || next.names.some((name) => names.includes(name))) visit(next);
      return;
    }
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of open) visit(next);
  };
  for (const file of files) visit({ file });
  return reached;
}

const files = [...reachedFrom(starts)];

it('follows the imports of the first view into every package of the browser', () => {
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const packages = new Set(files.map((file) => file.split('/')[0]));
  expect(packages).toEqual(new Set(['shell', 'mfe-catalog', 'platform', 'contracts', 'shared-ui']));
});

it('loads no code with the first view that is to come later', () => {
  const isLater = new Set(files.flatMap((file) => byCall(file, late)).filter((file) => !starts.includes(file)));
  expect(isLater.size).toBeGreaterThan(20);
  expect(files.filter((file) => isLater.has(file))).toEqual([]);
});

it('loads only these messages with it: the groups are in files by who shows them', () => {
  const groups = files.flatMap((file) => [...read(file).matchAll(/\btexts\.(?!ts')(\w+)/g)].map(([, group]) => group));
  expect(new Set(groups)).toEqual(new Set(['account', 'course', 'empty', 'page', 'payment', 'progress', 'session']));
});

it('loads no descriptions of categories with the shell, which names them in its menu', () => {
  const shell = reachedFrom(starts.filter((file) => file.startsWith('shell/')));
  expect(shell).toContain('contracts/src/rules/course/categories.ts');
  expect(shell).not.toContain('contracts/src/rules/course/category-blurbs.ts');
});
