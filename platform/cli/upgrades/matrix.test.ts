import { exitCodeOf, matrixText, type Outcome, type Tried } from './matrix.ts';

const ok: Outcome = { kind: 'ok', sentences: [] };
const refused: Outcome = { kind: 'refused', sentences: ['react ^19.4.0 is needed.'] };
const column = (title: string, ...outcomes: [string, Outcome][]): Tried => ({ title, outcomes: new Map(outcomes) });

it('is a table of areas and upgrades, with each sentence once below it', () => {
  const columns = [
    column('react 19.3.1 → 19.4.0', ['catalog', refused], ['admin', refused]),
    column('webpack 5.1.0 → 5.2.0', ['catalog', ok], ['admin', { kind: 'not built', sentences: ['Error: no.'] }]),
    column('router 7.18.5 is the newest of its major version.'),
  ];
  expect(matrixText(['catalog', 'admin'], columns)).toBe(
    [
      '|  | react 19.3.1 → 19.4.0 | webpack 5.1.0 → 5.2.0 |',
      '| --- | --- | --- |',
      '| catalog | refused [1] | ok |',
      '| admin | refused [1] | not built [2] |',
      '',
      '[1] react ^19.4.0 is needed.',
      '[2] Error: no.',
      'router 7.18.5 is the newest of its major version.',
    ].join('\n'),
  );
});

it.each([
  [0, [ok, ok]],
  [1, [ok, refused]],
  [2, [refused, { kind: 'not tried', sentences: ['The registry does not answer for react.'] }]],
  [2, [ok, { kind: 'not installed', sentences: ['npm does not install it.'] }]],
] as [number, Outcome[]][])('ends with %i for %j', (code, [one, other]) => {
  expect(exitCodeOf([column('a', ['catalog', one!]), column('b', ['catalog', other!])])).toBe(code);
});
