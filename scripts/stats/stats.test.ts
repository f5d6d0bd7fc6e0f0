import { between, circles, importsOf } from './circles.ts';
import { kindOf, type SourceFile } from './source-files.ts';

const file = (name: string, text: string): SourceFile => ({ name, text, lines: 1, kind: 'shop' });

const files = [
  file('api/src/a/one.ts', `import type { Two } from '../b/two.ts';`),
  file('api/src/b/two.ts', `import { three } from './three.ts';\nimport path from 'node:path';`),
  file('api/src/b/three.ts', `const one = await import('../a/one.ts');`),
  file('api/src/c/four.ts', `export { two } from '../b/two.ts';`),
];

it('finds a circle of files, types and late imports included, and nobody who only looks at it', () => {
  expect(circles(importsOf(files))).toEqual([['api/src/a/one.ts', 'api/src/b/three.ts', 'api/src/b/two.ts']]);
});

it('finds a circle of folders', () => {
  const folderOf = (name: string): string => name.split('/')[2] ?? '';
  expect(circles(between(importsOf(files), folderOf))).toEqual([['a', 'b']]);
});

it.each([
  ['api/src/course/course.store.ts', 'shop'],
  ['platform/cli/release.ts', 'platform'],
  ['api/src/course/course.test.ts', 'test'],
  ['api/src/testing/shop.ts', 'test helper'],
  ['api/src/seed/sample/build-demo.ts', 'support'],
  ['shared-ui/src/Button/Button.stories.tsx', 'story'],
  ['mfe-admin/src/testing/mock-api.ts', 'test helper'],
])('counts %s as %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
