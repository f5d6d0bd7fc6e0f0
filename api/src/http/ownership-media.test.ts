import { mediaBase } from '../lecture/lecture-view.ts';
import type { TestApi } from '../testing/api.ts';
import { deliveredFile } from '../testing/media.ts';
import { buildWorld, type Caller, callers, filmText, storeFiles, type World } from '../testing/ownership-world.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await sharedApi();
  world = await buildWorld(api, await storeFiles(api));
});
afterAll(() => api.close());

type File = Record<'lectureId' | 'film', string>;

/** The private files, and who may read them. */
const files: [name: string, file: (w: World) => File, entitled: Caller[]][] = [
  ['a film on sale', (w) => w.sold, ['holder', 'owner', 'admin']],
  ['a film of an archived course', (w) => w.archived, ['holder', 'owner', 'admin']],
  ['a preview of a draft', (w) => w.draft, ['owner', 'admin']],
  ['a part of a stream', ({ sold: { lectureId, part } }) => ({ lectureId, film: part }), ['holder', 'owner', 'admin']],
  ['a poster', ({ sold: { lectureId, poster } }) => ({ lectureId, film: poster }), ['holder', 'owner', 'admin']],
  ['captions', ({ sold: { lectureId, captions } }) => ({ lectureId, film: captions }), ['holder', 'owner', 'admin']],
  [
    'what the author uploaded',
    ({ sold: { lectureId, original } }) => ({ lectureId, film: original }),
    ['owner', 'admin'],
  ],
];

/** Ways to request bytes. */
const ways: [name: string, method: 'GET' | 'HEAD', headers: Record<string, string>][] = [
  ['as a whole', 'GET', {}],
  ['in a piece', 'GET', { range: 'bytes=0-99' }],
  ['if it is unknown', 'GET', { 'if-none-match': '*' }],
  ['for its length only', 'HEAD', {}],
];

/** Headers that reveal something about the file. */
const given = ['etag', 'content-range', 'accept-ranges', 'last-modified', 'location'];

describe.each(files)('%s', (_, fileOf, entitled) => {
  it.each(ways)('asked for %s, is for those who are entitled', async (_way, method, headers) => {
    const { lectureId, film } = fileOf(world);
    const wrong: unknown[] = [];
    for (const caller of callers) {
      // oxlint-disable-next-line no-await-in-loop
      const agent = await world.agentOf(caller);
      const url = `${mediaBase}/${lectureId}/${film}`;
      // oxlint-disable-next-line no-await-in-loop
      const answer = await api.app.inject({ method, url, headers: { ...agent.headers, ...headers } });
      const isEntitled = entitled.includes(caller === 'coInstructor' ? 'owner' : caller);
      // Bytes come from a signed address, texts at once.
      const expected = isEntitled ? [200, 302, 304] : [caller === 'visitor' ? 401 : 403];
      if (!expected.includes(answer.statusCode)) wrong.push([caller, answer.statusCode]);
      if (isEntitled) continue;
      const leaked = given.filter((name) => name in answer.headers);
      if (leaked.length > 0 || answer.headers['content-length'] === String(filmText.length * 64))
        wrong.push([caller, leaked]);
      if (method === 'GET' && Object.keys(answer.json()).toString() !== 'Success,Message,Data,Error')
        wrong.push([caller, answer.body]);
      if (answer.body.includes(filmText.slice(0, 10))) wrong.push([caller, 'was sent bytes']);
    }
    expect(wrong).toEqual([]);
  });
});

it('sends the whole film to those who are entitled, so that the refusals above mean something', async () => {
  const { headers } = await world.agentOf('holder');
  const answer = await api.app.inject({ url: `${mediaBase}/${world.sold.lectureId}/${world.sold.film}`, headers });
  expect((await deliveredFile(api, answer)).bytes.toString()).toBe(filmText.repeat(64));
});
