import { releaseArguments } from './release-arguments.ts';

it.each([
  ['publish --note Faster', '--note Faster'],
  ['promote 1.0.0-a', '--promote 1.0.0-a'],
  ['preview --hours 8', '--preview --hours 8'],
  ['preview --end 7', '--end-preview 7'],
  ['list', '--list'],
])('is `npm run release` without the dashes: `%s`', (line, expected) => {
  const [command = '', ...args] = line.split(' ');
  expect(releaseArguments(command, args).join(' ')).toBe(expected);
});
