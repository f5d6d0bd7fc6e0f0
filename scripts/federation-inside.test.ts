import { globSync, readFileSync } from 'node:fs';
import { root } from './config/webpack/shared.ts';

/** Names of Module Federation's inside, which no interface of its promises. */
const inside = /__FEDERATION__|_FEDERATION_RUNTIME_CORE|__INSTANCES__|shareScopeMap|loadShareSync|webpackChunk\$/;

/** One folder in each package. Their tests ask the installed version. */
const folders = [
  'scripts/config/webpack/federation/',
  'platform/host/runtime/',
  'platform/gate/inspection/',
  // Makes builds for the tests of the inspection.
  'platform/testing/sample-build.ts',
];

it('reaches into Module Federation from one folder in each package', () => {
  const sources = globSync(
    '{api,contracts,e2e,mfe-*,platform,sandbox,scripts,server,shared-ui,shell}/**/*.{ts,tsx,mjs,cjs}',
    {
      cwd: root,
      exclude: (file) => /(^|\/)(node_modules|dist|\.cache)$/.test(file),
    },
  );
  expect(sources.length).toBeGreaterThan(1000);
  const reaching = sources.filter(
    (file) => !file.endsWith('federation-inside.test.ts') && inside.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(reaching.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([]);
  for (const folder of folders) expect(reaching.some((file) => file.startsWith(folder))).toBe(true);
});
