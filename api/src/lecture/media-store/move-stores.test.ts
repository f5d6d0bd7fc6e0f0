import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readConfig } from '../../config/config.ts';
import { createBucket } from '../../outside/s3/bucket.ts';
import { startFileWorld } from '../../testing/file-world.ts';
import { type S3Server, startS3 } from '../../testing/s3.ts';
import { moveStores, objectOf } from './move-stores.ts';
import { lectureFilesOf, picturesOf, siteStoresOf, uploadFilesOf } from './site-stores.ts';
import { checkStores } from './store-identity.ts';

let server: S3Server;
let world: Awaited<ReturnType<typeof startFileWorld>>;
beforeAll(async () => {
  server = await startS3();
  world = await startFileWorld({ S3_ENDPOINT: server.settings.endpoint });
});
afterAll(async () => {
  await world.api.close();
  await server.stop();
});

const inS3 = (place: string) =>
  readConfig({ DATA_DIR: world.api.config.dataDir, OBJECT_STORE: place, S3_ENDPOINT: server.settings.endpoint });
const upload = async () => {
  const files = uploadFilesOf(world.api.config);
  const key = await files.create();
  const source = Readable.from([Buffer.from('half a film')]);
  await files.write(key, source, { offset: 0, max: 99, stop: new AbortController().signal });
  return key;
};
const fill = async () => {
  const { config } = world.api;
  const save = (files: ReturnType<typeof picturesOf>, extension: string) =>
    files.save(Readable.from(['what somebody gave us']), { extension });
  const film = await save(lectureFilesOf(config), 'mp4');
  return {
    film: film.key,
    picture: (await save(picturesOf(config), 'webp')).key,
    upload: await upload(),
  };
};

it('brings every file to S3, and the database knows them there', async () => {
  const { config, db } = world.api;
  const keys = await fill();
  const foreign = path.join(config.dataDir, 'media', 'lost+found.txt');
  writeFileSync(foreign, 'not ours');
  const place = `${server.place}/moved`;
  const lines = await world.media('move', place);
  expect(lines).toEqual([
    'media: 1 files are there, byte for byte',
    `left: ${foreign}`,
    'images: 1 files are there, byte for byte',
    'uploads: 1 files are there, byte for byte',
    `Nothing differs. Set OBJECT_STORE=${place} for the API and the front server.`,
  ]);
  const moved = inS3(place);
  expect(await text(await lectureFilesOf(moved).open(keys.film))).toBe('what somebody gave us');
  expect(await text(await picturesOf(moved).open(keys.picture))).toBe('what somebody gave us');
  expect((await uploadFilesOf(moved).head(keys.upload, 99)).toString()).toBe('half a film');
  expect(await checkStores(db, siteStoresOf(moved))).toEqual([]);
});

it('mends what differs, when it runs again', async () => {
  const { film } = await fill();
  const place = `${server.place}/again`;
  await world.media('move', place);
  const bucket = createBucket(`${place}/media`, server.settings);
  await bucket.put(objectOf(`${film.slice(0, 2)}/${film}`)!, Readable.from(['WHAT SOMEBODY GAVE US']));
  await world.media('move', place);
  expect(await text(await lectureFilesOf(inS3(place)).open(film))).toBe('what somebody gave us');
});

it('says what differs all the same, and leaves nothing that a server would take for the store', async () => {
  const { film } = await fill();
  const place = `${server.place}/wrong`;
  const bucketOf = async (name: string) => {
    const bucket = createBucket(`${place}/${name}`, server.settings);
    return name === 'media' ? { ...bucket, open: async () => Readable.from(['something else']) } : bucket;
  };
  await expect(moveStores(world.api.config.objects.store, bucketOf)).rejects.toThrow(new RegExp(`differs: .*${film}`));
  for (const { guard } of siteStoresOf(inS3(place))) expect(await guard.identity.read()).toBeNull();
});

it('knows which files are of a store', () => {
  const key = `${'ab12'.repeat(16)}.mp4`;
  expect(objectOf(`ab/${key}`)).toBe(`ab/${key}`);
  for (const place of [`cd/${key}`, key, `ab/${key}.part`, `quarantine/${key}`, 'store-id.draft', `ab/x/${key}`])
    expect([place, objectOf(place)]).toEqual([place, null]);
});
