import { refusedMessage } from '../release/publish/publish.ts';
import { readUpgradeOptions } from './options.ts';
import { raised } from './scratch.ts';
import { buildProblem, findingsIn, refusalsIn } from './try-area.ts';

it('takes the refusals out of what the release says', () => {
  const refusals = [
    { check: 'shared libraries' as const, what: 'react ^19.4.0 is needed.', fix: 'Build against react 19.3.1.' },
    { check: 'bytes' as const, what: 'It grew.', fix: 'Find what made it grow.' },
  ];
  expect(refusalsIn(refusedMessage({ name: 'catalog', version: '1.0.0-abc' } as never, refusals))).toEqual([
    'shared libraries: react ^19.4.0 is needed. Build against react 19.3.1.',
    'bytes: It grew. Find what made it grow.',
  ]);
  expect(refusalsIn('http://127.0.0.1:3000/platform.json does not respond.\n')).toEqual([
    'http://127.0.0.1:3000/platform.json does not respond.',
  ]);
});

it('takes the findings of a rehearsal, each once for all widths and roles', () => {
  const output = `catalog 1.0.0-abc is not as good as what is live:
  / (visitor, 375 px) blank: no heading
  / (learner, 1440 px) blank: no heading
  /contact (visitor, 375 px) thrown: x is not a function`;
  expect(findingsIn(output)).toEqual(['/: blank: no heading', '/contact: thrown: x is not a function']);
});

it('says what was thrown, not the line of code that threw it', () => {
  const stderr = `file:///copy/scripts/build/compile.ts:11
    if (stats?.hasErrors()) return reject(new Error(stats.toString()));
                                          ^

Error: ./src/remote.tsx
  Module not found: 'react'
    at compile (file:///copy/scripts/build/compile.ts:11:47)`;
  expect(buildProblem({ stdout: '', stderr })).toBe("Error: ./src/remote.tsx Module not found: 'react'");
  expect(buildProblem({ stdout: 'src/a.ts(1,2): error TS2304: No name', stderr: '' })).toContain('TS2304');
  expect(buildProblem({ stdout: '', stderr: 'Killed' })).toBe('Killed');
  expect(buildProblem({ stdout: '', stderr: '' })).toBe('The build says nothing.');
});

it('raises every mention of the packages and nothing else', () => {
  const manifest = {
    name: 'a',
    dependencies: { react: '19.3.1', jotai: '3.0.1' },
    peerDependencies: { react: '>=19' },
  };
  expect(JSON.parse(raised(JSON.stringify(manifest), { packages: ['react', 'react-dom'], version: '19.4.0' }))).toEqual(
    {
      name: 'a',
      dependencies: { react: '19.4.0', jotai: '3.0.1' },
      peerDependencies: { react: '19.4.0' },
    },
  );
});

describe('the arguments', () => {
  it('are all libraries and areas, or some', () => {
    expect(readUpgradeOptions([]).only).toEqual(['react', 'router', 'federation', 'webpack']);
    expect(readUpgradeOptions(['--only', 'webpack', '--area', 'catalog,admin', '--newest', '--no-rehearsal'])).toEqual({
      only: ['webpack'],
      areas: ['catalog', 'admin'],
      reach: 'newest',
      isRehearsed: false,
    });
  });

  it.each([['--only'], ['--only', 'vue'], ['--area', 'nowhere'], ['--fast']])(
    'say what is wrong with %s %s',
    (...args) => {
      expect(() => readUpgradeOptions(args)).toThrow(/npm run upgrades/);
    },
  );
});
