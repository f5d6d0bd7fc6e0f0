import { chosenPart } from './raise.ts';

const same = { name: 'contracts', part: 'patch', why: 'offers the same' } as const;
const broken = { name: 'shared-ui', part: 'major', why: 'broken: Chip' } as const;

it('raises what the change of the surfaces demands, and more when somebody says so', () => {
  expect(chosenPart([same, same], undefined)).toBe('patch');
  expect(chosenPart([same, broken], undefined)).toBe('major');
  expect(chosenPart([same], 'minor')).toBe('minor');
});

it('refuses less, and says which package needs more, and why', () => {
  expect(() => chosenPart([same, broken], 'minor')).toThrow(
    'A minor version is not enough: @vidya/shared-ui needs a major one (broken: Chip).',
  );
});
