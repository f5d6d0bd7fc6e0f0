/** @large: starts processes of our own servers. */

import { recordedCalls, recordedCallsText } from '@vidya/contracts/calls/recorded/read-recorded-calls';
import type { RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';
import type { TestApi } from '../testing/api.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { replayCalls } from './replay-calls.ts';

let api: TestApi;
let recorded: RecordedCall[];
beforeAll(async () => {
  api = await sharedApi();
  recorded = api.app.offeredCalls().filter(({ example }) => example);
});
afterAll(() => api.close());

it('the contracts record what this server offers: if not, npm run record-calls', () => {
  const current = recordedCallsText(api.app.offeredCalls());
  // Not toBe: the difference of two texts of 200 kB says nothing.
  expect(recordedCallsText(recordedCalls()) === current).toBe(true);
});

const named = (name: string): RecordedCall => recorded.find((call) => call.name === name)!;

it('every example succeeds on this server, with the response that its shape describes', async () => {
  const found = await replayCalls(api, recorded);
  const problems = found.flatMap((problem, at) => (problem ? [`${recorded[at]?.name}: ${problem}`] : []));
  expect(problems).toEqual([]);
});

it.each<[string, (call: RecordedCall) => RecordedCall, string]>([
  [
    'a response without a field that the version reads',
    (call) => ({ ...call, data: { type: 'object', required: ['stock'], properties: { stock: { type: 'integer' } } } }),
    "Data must have required property 'stock'",
  ],
  [
    'a field of another type',
    (call) => ({ ...call, data: { type: 'object', properties: { price: { type: 'string' } } } }),
    'Data.price must be string',
  ],
  [
    'a request that is refused now',
    (call) => ({ ...call, example: { as: 'visitor', params: { courseId: '{draft}' } } }),
    'a request that succeeded is answered 404: Error In Getting Course Details',
  ],
])('says what breaks: %s', async (_, change, problem) => {
  expect(await replayCalls(api, [change(named('getCourse'))])).toEqual([problem]);
});
