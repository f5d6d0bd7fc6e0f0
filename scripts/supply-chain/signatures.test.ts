import { signaturesVerdict } from './signatures.ts';

const audit = (invalid: string[], missing: string[] = []): string => {
  const listed = (names: string[]) => names.map((name) => ({ name, version: '1.0.0' }));
  return JSON.stringify({ invalid: listed(invalid), missing: listed(missing) });
};

it('is good where every signature is right', () => {
  expect(signaturesVerdict({ code: 0, output: audit([]) })).toEqual({
    isGood: true,
    line: 'signatures: all are right',
  });
});

it('is bad where one is wrong, and names the package', () => {
  expect(signaturesVerdict({ code: 1, output: audit(['left-pad', 'react'], ['jotai']) })).toEqual({
    isGood: false,
    line: 'signatures: WRONG: left-pad@1.0.0, react@1.0.0',
  });
});

it('says which packages have none, and goes on', () => {
  const { isGood, line } = signaturesVerdict({ code: 1, output: audit([], ['react', 'jotai']) });
  expect([isGood, line]).toEqual([true, 'signatures: none of 2 packages, such as react@1.0.0, jotai@1.0.0']);
});

it.each([
  ['nothing', { code: 1, output: '' }],
  ['an error', { code: 1, output: '{"error":{"code":"ENOTFOUND","summary":"request failed"}}' }],
  ['half a response, when it was ended', { code: null, output: '{"invalid":[' }],
])('fails nothing where the registry gives %s', (_, run) => {
  expect(signaturesVerdict(run)).toMatchObject({ isGood: true, line: expect.stringContaining('not checked') });
});
