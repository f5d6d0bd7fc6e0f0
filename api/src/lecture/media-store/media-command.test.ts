import { commandOf } from './media-command.ts';

it.each([
  ['nothing', []],
  ['something unknown', ['sweep']],
  ['no place', ['move']],
  ['too much', ['status', 'now']],
])('does not understand %s', (_, args) => {
  expect(() => commandOf(args)).toThrow(/not known here|Where to|too much/);
});
