import { readFileAddress, signedFileAddress } from './file-address.ts';

const secret = 'a secret of the front server and the API';
const film = { key: 'ab12.mp4', type: 'video/mp4' };
const noon = Date.UTC(2026, 10, 24, 12);
const minutes = (count: number): number => count * 60_000;

it('lets whoever holds the address read one file, for five to ten minutes', async () => {
  const address = await signedFileAddress(film, secret, noon + minutes(4));
  expect(address).toMatch(/^\/files\/ab12\.mp4\?type=video%2Fmp4&until=\d+&signature=[0-9a-f]{64}$/);
  expect(await readFileAddress(address, secret, noon + minutes(4))).toEqual(film);
  expect(await readFileAddress(address, secret, noon + minutes(10) - 1)).toEqual(film);
  expect(await readFileAddress(address, secret, noon + minutes(10))).toBeNull();
});

it('stays the same for a while, so that browsers know what they have', async () => {
  const address = await signedFileAddress(film, secret, noon);
  expect(await signedFileAddress(film, secret, noon + minutes(5) - 1)).toBe(address);
  expect(await signedFileAddress(film, secret, noon + minutes(5))).not.toBe(address);
});

it.each([
  ['another file', (address: string) => address.replace('ab12', 'cd34')],
  ['another type', (address: string) => address.replace('mp4&', 'webm&')],
  ['a later end', (address: string) => address.replace(/until=\d+/, `until=${noon + minutes(600)}`)],
  ['no end', (address: string) => address.replace(/until=\d+/, 'until=never')],
  ['a shorter signature', (address: string) => address.slice(0, -2)],
  ['no signature', (address: string) => address.replace(/&signature=.*/, '')],
])('is worth nothing with %s', async (_, change) => {
  const address = change(await signedFileAddress(film, secret, noon));
  expect(await readFileAddress(address, secret, noon)).toBeNull();
});

it('is worth nothing under another secret', async () => {
  expect(await readFileAddress(await signedFileAddress(film, 'another', noon), secret, noon)).toBeNull();
});
