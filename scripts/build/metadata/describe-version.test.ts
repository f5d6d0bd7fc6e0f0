import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VersionFiles, VersionMetadata } from '@vidya/contracts/release/release';
import { precompress } from '../compress.ts';
import { describeVersion } from './describe-version.ts';

const output = mkdtempSync(path.join(tmpdir(), 'vidya-build-'));
afterAll(() => rmSync(output, { recursive: true }));

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
  writeFileSync(path.join(output, file), content);
};
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(output, file), 'utf8'));
const sizeOf = (file: string): number => readFileSync(path.join(output, file)).length;

const library = (name: string, sync: string[]) => ({
  name,
  requiredVersion: '^1.2.3',
  assets: { js: { sync, async: [] } },
});

beforeAll(() => {
  write('entry.js', 'start(); '.repeat(50));
  write('exposed.js', 'draw(); '.repeat(50));
  write('screen.js', 'eval("1")');
  write('stowaway.js', '1');
  write('picture.webp', 'not compressed');
  write('views.json', '{}');
  write('pages.json', '{}');
  write('mf-stats.json', '{}');
  write(
    'integrity.json',
    JSON.stringify({ 'entry.js': 'sha384-a', 'exposed.js': 'sha384-b', 'screen.js': 'sha384-c' }),
  );
  write('screen-files.json', JSON.stringify({ courseDetail: ['screen.js'] }));
  write(
    'mf-manifest.json',
    JSON.stringify({
      metaData: { remoteEntry: { name: 'entry.js' } },
      shared: [library('react', ['entry.js']), library('react-toastify', [])],
      exposes: [{ path: './remote', assets: { js: { sync: ['exposed.js'] } } }],
    }),
  );
  describeVersion({ name: 'catalog', version: '1.0.0-abc', output }, precompress);
});

describe('a finished build of an area', () => {
  it('says in release.json what a browser needs', () => {
    const { integrity, ...files } = read('release.json') as VersionFiles;
    expect(files).toEqual({
      name: 'catalog',
      version: '1.0.0-abc',
      preload: ['entry.js', 'exposed.js'],
      screens: { '/courseDetail': ['screen.js'] },
      // A library that the build was offered and never imports is no requirement.
      shared: { react: '^1.2.3' },
      platform: '^1.0.0',
      declaration: expect.objectContaining({ title: 'Courses', budgetKb: 45 }) as object,
    });
    expect(Object.keys(integrity)).toEqual([
      'entry.js',
      'exposed.js',
      'screen.js',
      'mf-manifest.json',
      'views.json',
      'pages.json',
    ]);
    expect(integrity['views.json']).toBe(`sha384-${createHash('sha384').update('{}').digest('base64')}`);
  });

  it('says in facts.json what the gate looks at', () => {
    expect(read('facts.json')).toMatchObject({
      firstLoadBytes: sizeOf('entry.js.br') + sizeOf('exposed.js.br'),
      exposes: { './remote': { props: ['platform'], hooks: ['prepare'] } },
      access: 'everybody',
      unsafe: ['screen.js: eval('],
      unhashed: ['stowaway.js'],
    } satisfies Partial<VersionMetadata>);
  });

  it('counts everything as it goes over the wire', () => {
    const sent = ['entry', 'exposed', 'screen', 'stowaway'].map((name) => `${name}.js.br`);
    const documents = ['views.json.br', 'pages.json.br', 'mf-manifest.json.br', 'release.json.br', 'picture.webp'];
    const total = [...sent, ...documents].reduce((sum, file) => sum + sizeOf(file), 0);
    expect((read('facts.json') as VersionMetadata).totalBytes).toBe(total);
  });

  it('holds nothing that only the build needed', () => {
    const left = ['integrity.json', 'screen-files.json', 'mf-stats.json'].filter((file) =>
      existsSync(path.join(output, file)),
    );
    expect(left).toEqual([]);
  });
});
