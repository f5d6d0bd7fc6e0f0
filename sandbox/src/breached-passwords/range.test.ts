import { createHash } from 'node:crypto';
import { type RunningSandbox, startTestSandbox } from '../testing.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const rangeOf = (prefix: string) => fetch(`${sandbox.address}/breached-passwords/range/${prefix}`);

test('returns the hashes that begin with five digits, in either case, hidden among padding', async () => {
  const hash = createHash('sha1').update('kettle banyan').digest('hex');
  for (const prefix of [hash.slice(0, 5), hash.slice(0, 5).toUpperCase()]) {
    const response = await rangeOf(prefix);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const lines = (await response.text()).split('\r\n');
    expect(lines).toHaveLength(801);
    expect(lines.filter((line) => !line.endsWith(':0'))).toEqual([`${hash.slice(5).toUpperCase()}:3`]);
  }
});

test('refuses a whole hash, and what is none', async () => {
  expect([(await rangeOf('A'.repeat(40))).status, (await rangeOf('HELLO')).status]).toEqual([400, 400]);
});
