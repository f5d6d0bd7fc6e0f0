import { recordedCalls } from '@vidya/contracts/calls/recorded/read-recorded-calls';
import type { RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';
import type { RecordedUse } from '../../../platform/calls/call-contract.ts';
import { judgeAgainst } from './judge-against.ts';

const named = (name: string): RecordedCall => recordedCalls().find((call) => call.name === name)!;
const use = (area: string, standing: RecordedUse['standing'], ...contracts: RecordedCall[]): RecordedUse => ({
  area,
  version: '1.0.0-abc',
  standing,
  calls: contracts.map((contract) => ({ place: `${contract.method} ${contract.path}`, contract })),
});

it('names the versions that the API of these sources breaks, and says how', async () => {
  const getCourse = named('getCourse');
  const reading = { ...getCourse, data: { type: 'object', required: ['stock'], properties: { stock: {} } } };
  const sending = { ...named('addNote'), example: { ...named('addNote').example!, body: { body: '', atSeconds: 3 } } };
  const { lines, isSound } = await judgeAgainst([
    use('catalog', 'live', getCourse, named('listCourses')),
    use('catalog', 'tabs', reading),
    use('learning', 'previous', { ...getCourse, path: '/course/old/:courseId' }, sending),
    use('account', 'canary'),
  ]);
  expect(isSound).toBe(false);
  expect(lines).toEqual([
    'catalog 1.0.0-abc (live): 2 calls are answered as before',
    'catalog 1.0.0-abc (in open tabs) BREAKS:',
    '  GET /course/:courseId: Data.stock is missing',
    'learning 1.0.0-abc (what pages fall back to) BREAKS:',
    '  GET /course/old/:courseId: the API does not answer it any more',
    '  POST /course/:courseId/:lectureId/notes: a request that succeeded is answered 400: Note Is Missing',
    'account 1.0.0-abc (in canary): its calls were not recorded',
  ]);
});
