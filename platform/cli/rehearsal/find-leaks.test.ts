import { type Held, leaksIn } from './find-leaks.ts';

const start: Held = { listeners: 900, nodes: 5_000, memory: 20e6 };
const rounds = (...added: Partial<Held>[]): Held[] => [start, ...added.map((more) => ({ ...start, ...more }))];
const kilobyte = 1024;

it('calls what grows in every round a leak', () => {
  const leaking = rounds({ listeners: 901 }, { listeners: 902 }, { listeners: 903 });
  expect(leaksIn(leaking)).toEqual([{ kind: 'leaks', what: 'listeners stay each time its pages are opened and left' }]);
  const held = [1, 2, 3].map((times) => ({ nodes: 5_000 + 40 * times, memory: 20e6 + 1_100 * kilobyte * times }));
  expect(leaksIn(rounds(...held)).map(({ what }) => what.split(' ')[0])).toEqual(['nodes', 'memory']);
});

it.each([
  ['caches that fill', rounds({ nodes: 5_400 }, { nodes: 5_440 }, { nodes: 5_440 })],
  ['what comes and goes', rounds({ listeners: 930 }, { listeners: 910 }, { listeners: 935 })],
  ['a few nodes', rounds({ nodes: 5_002 }, { nodes: 5_004 }, { nodes: 5_006 })],
  ['what the compiler takes', rounds({ memory: 21.3e6 }, { memory: 21.6e6 }, { memory: 21.9e6 })],
])('does not call %s a leak', (_, held) => {
  expect(leaksIn(held)).toEqual([]);
});
