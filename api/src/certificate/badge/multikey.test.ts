import { base58 } from './multikey.ts';

// The first three: the examples of the IETF's draft on Base58.
it.each([
  ['Hello World!', 'z2NEpo7TZRRrLZSi2U'],
  ['The quick brown fox jumps over the lazy dog.', 'zUSm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
  ['\0\0\x28\x7f\xb4\xcd', 'z11233QC4'],
  ['', 'z'],
  ['\0', 'z1'],
])('%j in base58 is %s', (text, base) => {
  expect(base58(Buffer.from(text, 'latin1'))).toBe(base);
});
