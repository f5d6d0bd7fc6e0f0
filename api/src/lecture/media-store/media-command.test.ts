import { commandOf } from './media-command.ts';

it.each([
  ['nothing', []],
  ['something unknown', ['sweep']],
  ['no sweep', ['restore']],
  ['half an id', ['allow', '0f']],
  ['too much', ['status', 'now']],
])('does not understand %s', (_, args) => {
  expect(() => commandOf(args)).toThrow(/not known here|Which sweep|too much/);
});
