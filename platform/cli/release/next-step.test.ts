import type { RemoteReleases } from '../../calls/area-releases.ts';
import { afterPublishing } from './next-step.ts';

const rehearsal = { at: '2026-11-25T06:30:00.000Z', views: 40, findings: 0, skipped: 0 };
const releases = (live: string, rehearsalMissing = '', seen: typeof rehearsal | null = rehearsal): RemoteReleases =>
  ({
    name: 'catalog',
    live: { version: live },
    versions: [{ version: '1.1.0-b', rehearsalMissing, rehearsal: seen }],
  }) as RemoteReleases;
const commands = (lines: string[]): string[] => lines.slice(1).map((line) => line.replace(/^.* catalog /, ''));

it('is a share or everybody', () => {
  expect(commands(afterPublishing(releases('1.0.0-a'), '1.1.0-b'))).toEqual(['--promote --percent 10', '--promote']);
});

it('is a rehearsal first where a large share needs one', () => {
  const lines = afterPublishing(releases('1.0.0-a', 'It has not been rehearsed.'), '1.1.0-b');
  expect(commands(lines)).toEqual(['--rehearse', '--promote --percent 10', '--promote']);
});

it('is a rehearsal first where none was recorded, also without a signing key', () => {
  expect(commands(afterPublishing(releases('1.0.0-a', '', null), '1.1.0-b'))[0]).toBe('--rehearse');
});

it('is nothing for what is live', () => {
  expect(afterPublishing(releases('1.1.0-b'), '1.1.0-b')).toEqual(['Everybody has it already.']);
});
