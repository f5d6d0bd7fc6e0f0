import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import { createLecture, type LectureList, listLectures } from '@vidya/contracts/calls/lecture';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { migrate } from '../../api/src/database/migrate.ts';
import { randomFrom } from '../../api/src/seed/sample/random.ts';
import { eventually } from '../../api/src/testing/eventually.ts';
import { startRedis } from '../../api/src/testing/redis.ts';
import { startS3 } from '../../api/src/testing/s3.ts';
import { addCourse } from '../../api/src/testing/samples.ts';
import { tusClient } from '../../api/src/testing/tus.ts';
import { videoSample } from '../../api/src/testing/video-samples.ts';
import { addressOf, sampleSite } from '../../shell/server/testing/sample-site.ts';
import { addPerson, createApi, frontSecret } from '../bench/harness/api.ts';
import { createOwnDatabase, type OwnDatabase } from '../bench/harness/database.ts';
import type { Resources } from '../bench/harness/on-postgres.ts';
import { createSender } from '../bench/harness/sender.ts';
import type { Server } from '../bench/harness/server.ts';
import { findings } from '../bench/money/books.ts';
import { buy } from '../bench/money/buyer.ts';
import { type Gateway, startGateway } from '../bench/money/gateway.ts';
import { planFor } from '../bench/money/plan.ts';

const pieceBytes = 1024 * 1024;
const buyerCount = 24;
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A short film, and noise in a box that players skip. */
function film(): Uint8Array<ArrayBuffer> {
  const noise = randomBytes(5 * pieceBytes);
  const box = Buffer.alloc(8);
  box.writeUInt32BE(noise.length + box.length, 0);
  box.write('free', 4, 'latin1');
  return new Uint8Array(Buffer.concat([videoSample('short.mp4'), box, noise]));
}

describe('two API servers without a common disk', () => {
  const leftovers: (() => Promise<unknown>)[] = [];
  const resources: Resources = {
    later: (remove) => void leftovers.push(remove),
    withDatabase: () => Promise.reject(new Error('This test has a database of its own')),
  };
  let database: OwnDatabase;
  let gateway: Gateway;
  let servers: [Server, Server];
  let front: Awaited<ReturnType<typeof sampleSite>>;

  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  beforeAll(async () => {
    database = await createOwnDatabase(process.env['TEST_DATABASE_URL']!);
    resources.later(() => database.drop());
    await database.use(migrate);
    const redis = await startRedis();
    resources.later(() => redis.stop());
    const s3 = await startS3();
    resources.later(() => s3.stop());
    gateway = await startGateway(resources, false);
    const start = async (): Promise<Server> => {
      const folder = mkdtempSync(path.join(tmpdir(), 'vidya-machine-'));
      resources.later(async () => rmSync(folder, { recursive: true, force: true }));
      const server = createApi(resources, database, {
        ...gateway.env,
        DATA_DIR: folder,
        REDIS_URL: redis.url,
        OBJECT_STORE: `${s3.place}/site`,
        S3_ENDPOINT: s3.settings.endpoint ?? '',
        FFMPEG_PATH: '/nowhere/ffmpeg',
      });
      await server.start();
      return server;
    };
    servers = await Promise.all([start(), start()]);
    const addresses = await Promise.all(servers.map((server) => server.address()));
    front = await sampleSite({ API_URL: addresses.join(','), ORIGIN_SECRET: frontSecret });
    resources.later(async () => void (await front.close()));
    await front.site.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    for (const remove of leftovers.toReversed()) await remove();
  });

  const origin = () => addressOf(front.site);

  /** Goes on from what the servers have until all is there, whatever happens to them. */
  async function sendPatiently(tus: ReturnType<typeof tusClient>, address: string, bytes: Uint8Array<ArrayBuffer>) {
    for (let offset = 0; offset < bytes.length; ) {
      await tus.send(address, offset, bytes.slice(offset, offset + pieceBytes)).catch(() => null);
      const stored = await tus.offset(address).catch(() => Number.NaN);
      if (Number.isNaN(stored)) await pause(50);
      else offset = stored;
    }
  }

  it('lose no rupee and no byte when one is killed in the middle of purchases and an upload', async () => {
    const teacher = await database.use(({ db }) => addPerson(db, 'INSTRUCTOR'));
    const { id: courseId } = await database.use(({ db }) =>
      addCourse(db, { instructorId: teacher.userId, price: 499 }),
    );
    const buyers = await database.use(({ db }) =>
      Promise.all(Array.from({ length: buyerCount }, (_, number) => addPerson(db, 'USER', number))),
    );
    const tus = tusClient({ origin }, teacher);
    const bytes = film();
    const upload = await tus.open({ courseId, bytes: bytes.length });
    const tally = { requests: 0, 'cut off': 0, '5xx': 0, '4xx': 0 };
    const send = createSender({ server: { address: async () => origin() }, kills: { tick: () => undefined }, tally });
    const world = { gateway, send };
    const purchases = buyers.map(({ headers }, index) =>
      // Without webhooks only a job finds some payments, minutes later.
      buy({ courseId, headers }, { ...planFor(randomFrom(`two machines/${index}`)), hasWebhooks: true }, world),
    );
    const sending = sendPatiently(tus, upload, bytes);
    // In the middle: something is stored, and more is on its way.
    while ((await tus.offset(upload)) < pieceBytes || tally.requests < buyerCount) await pause(5);
    await servers[0].kill();
    await Promise.all([...purchases, sending]);

    const captured = await gateway.captured();
    // The gateway repeats a webhook whose server was killed.
    await eventually(async () => {
      const found = await database.use(async ({ db }) => findings(db, captured));
      return Object.values(found).every((count) => count === 0);
    });
    expect(tally['4xx']).toBe(0);

    const body = new FormData();
    const fields = { title: 'A film', description: '', youtubeLink: '', uploadId: uploadIdOf(upload) };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const params = { courseId };
    const saved = await fetch(origin() + callAddress(createLecture, params), {
      method: 'POST',
      headers: teacher.headers,
      body,
    });
    expect(saved.status).toBe(200);
    for (const server of servers) {
      const address = await server.address();
      const response = await fetch(address + callAddress(listLectures, params), { headers: teacher.headers });
      const [lecture] = ((await response.json()) as Envelope<LectureList>).Data!.lectures;
      const played = await fetch(address + lecture!.files[0]!.src, { headers: teacher.headers });
      expect([played.status, hashOf(new Uint8Array(await played.arrayBuffer()))]).toEqual([200, hashOf(bytes)]);
    }
  }, 120_000);
});
