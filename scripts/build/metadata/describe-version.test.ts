import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';
import type { VersionFiles } from '../../../platform/gate/document/release.ts';
import { sampleBuild } from '../../../platform/testing/sample-build.ts';
import { describeScripts, describeVersion } from './describe-version.ts';

const output = mkdtempSync(path.join(tmpdir(), 'vidya-build-'));
afterAll(() => rmSync(output, { recursive: true }));

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
  writeFileSync(path.join(output, file), content);
};
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(output, file), 'utf8'));

beforeAll(() => {
  const { 'release.json': _, ...content } = sampleBuild({
    name: 'catalog',
    version: '1.0.0-abc',
    code: { more: 'call("GET /course/:courseId")' },
  });
  for (const [file, text] of Object.entries(content)) write(file, text);
  write('screen.js', '0');
  write('picture.webp', 'not compressed');
  write('pages.json', '{}');
  write('mf-stats.json', '{}');
  const scripts = { 'remoteEntry.js': 'sha384-a', 'chunk.js': 'sha384-b', 'screen.js': 'sha384-c' };
  write('integrity.json', JSON.stringify(scripts));
  write('screen-files.json', JSON.stringify({ courseDetail: ['screen.js'] }));
  const exposes = [{ path: './remote', assets: { js: { sync: ['chunk.js'] } } }];
  write('mf-manifest.json', JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes }));
  describeVersion({ name: 'catalog', version: '1.0.0-abc', output }, describeScripts(output).needs);
});

describe('a finished build of an area', () => {
  it('says in release.json what a browser needs', () => {
    const { integrity, ...files } = read('release.json') as VersionFiles;
    expect(files).toEqual({
      name: 'catalog',
      version: '1.0.0-abc',
      preload: ['remoteEntry.js', 'chunk.js'],
      screens: { '/courseDetail': ['screen.js'] },
      shared: { react: '^19.3.1' },
      platform: '^1.0.0',
      declaration: expect.objectContaining({ title: 'Courses', budgetKb: 45 }) as object,
    });
    expect(Object.keys(integrity)).toEqual([
      'remoteEntry.js',
      'chunk.js',
      'screen.js',
      'mf-manifest.json',
      'views.json',
      'pages.json',
      'calls.json',
    ]);
    expect(integrity['views.json']).toBe(`sha384-${createHash('sha384').update('{}').digest('base64')}`);
  });

  it('records what it expects of the calls that it sends', () => {
    const calls = read('calls.json') as RecordedCall[];
    expect(calls.map(({ name }) => name)).toEqual(['getCourse']);
    expect(calls[0]).toMatchObject({ example: { params: { courseId: '{course}' } }, data: { type: 'object' } });
  });

  it('holds nothing that only the build needed', () => {
    const left = ['integrity.json', 'screen-files.json', 'mf-stats.json'].filter((file) =>
      existsSync(path.join(output, file)),
    );
    expect(left).toEqual([]);
  });
});
