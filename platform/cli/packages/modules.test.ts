import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compiledName } from './compile-source.ts';
import { compileModules, versionOf } from './modules.ts';
import { dependenciesOf } from './write-package.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vidya-modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const placeOf = (file: string): string => path.join(folder, file);
const read = (file: string): string => readFileSync(compiledName(placeOf(file)), 'utf8');

it('compiles what a file imports too, and knows the packages behind it, those of later imports too', () => {
  const { files, packages } = compileModules(['contracts/src/browser/client.ts'], placeOf);
  expect(files).toContain('contracts/src/calls/call.ts');
  expect(files.filter((file) => !existsSync(compiledName(placeOf(file))))).toEqual([]);
  expect(packages).toContain('ky');
});

it('leaves out what it is told to', () => {
  const without = 'scripts/build/shell.ts';
  const { files } = compileModules(['scripts/build/one.ts'], placeOf, [without]);
  expect(files).toContain('scripts/build/area.ts');
  expect(files).not.toContain(without);
});

it('writes ES modules that import compiled files, with their sources in a map', () => {
  compileModules(['contracts/src/testing/run-alone.tsx'], placeOf);
  const code = read('contracts/src/testing/run-alone.tsx');
  expect(code).toMatch(/from ["']\.\/mock-platform\.js["']/);
  expect(code).not.toMatch(/from ["']\.[^"']*\.tsx?["']/);
  const map = JSON.parse(readFileSync(placeOf('contracts/src/testing/run-alone.js.map'), 'utf8')) as {
    sourcesContent: string[];
  };
  expect(map.sourcesContent[0]).toContain('interface Alone');
});

it('gives styled components the ids that a build here gives them', () => {
  compileModules(['shared-ui/src/Spinner/Spinner.tsx'], placeOf);
  expect(read('shared-ui/src/Spinner/Spinner.tsx')).toMatch(/withConfig\(\{\s*componentId: 'v[0-9a-f]{7}'/);
});

it('lets the area bring what the shell lends, and fixes the rest', () => {
  expect(dependenciesOf(['react', 'zod'])).toEqual({
    dependencies: { zod: versionOf('zod') },
    peerDependencies: { react: `^${versionOf('react')}` },
  });
  expect(() => versionOf('no-such-package')).toThrow(/No package.json names no-such-package/);
});
