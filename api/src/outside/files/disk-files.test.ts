import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import sharp from 'sharp';
import { createDiskFiles } from './disk-store.ts';
import { FileTooLarge } from './file-store.ts';
import { createImages, NotAnImage } from './images.ts';
import { avifOf, withAvif } from './pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vidya-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const content = () => Readable.from([Buffer.from('one two '), Buffer.from('three')]);
const everyFile = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name);

describe('files on disk', () => {
  it('keeps what was streamed in under a name nobody can guess', async () => {
    const files = createDiskFiles(folder);
    const one = await files.save(content(), { extension: 'txt' });
    const two = await files.save(content(), { extension: 'txt' });
    expect(one.key).toMatch(/^[0-9a-f]{64}\.txt$/);
    expect(one.key).not.toBe(two.key);
    expect(await files.find(one.key)).toMatchObject({ bytes: one.bytes });
    expect(await text(await files.open(one.key))).toBe('one two three');
    expect(await text(await files.open(one.key, { start: 4, end: 6 }))).toBe('two');
    expect((await files.read(one.key, 8, 100)).toString()).toBe('three');
  });

  it('leaves nothing behind when the upload is too long or breaks off', async () => {
    const files = createDiskFiles(folder);
    await expect(files.save(content(), { extension: 'txt', maxBytes: 5 })).rejects.toThrow(FileTooLarge);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the line went dead');
      })(),
    );
    await expect(files.save(broken, { extension: 'txt' })).rejects.toThrow('the line went dead');
    expect(await everyFile()).toEqual([]);
  });

  it('never leaves its folder', async () => {
    const files = createDiskFiles(folder);
    expect(await files.find('../../etc/passwd')).toBeNull();
    await expect(files.open('../secret.txt')).rejects.toThrow('Not the key');
    await expect(files.remove('../secret.txt')).rejects.toThrow('Not the key');
  });

  it('forgets a file, and does not mind being asked twice', async () => {
    const files = createDiskFiles(folder);
    const { key } = await files.save(content(), { extension: 'txt' });
    await files.remove(key);
    await files.remove(key);
    expect(await files.find(key)).toBeNull();
  });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });

describe('pictures', () => {
  it('writes a thumbnail anew as WebP in two sizes of 16:9, without what the camera noted', async () => {
    const files = createDiskFiles(folder);
    const upload = await picture(900, 1200)
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer();
    const keys = await createImages(files).saveThumbnail(upload);
    const large = await buffer(await files.open(keys.large));
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 });
    expect(large.includes('secret-place')).toBe(false);
    const small = await buffer(await files.open(keys.small));
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    const avif = await buffer(await files.open(avifOf(keys.small)));
    expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width: 640, height: 360 });
    expect(avif.includes('secret-place')).toBe(false);
  });

  it('removes both formats of a thumbnail', async () => {
    const files = withAvif(createDiskFiles(folder));
    const keys = await createImages(files).saveThumbnail(await picture(640, 360).png().toBuffer());
    for (const key of Object.values(keys)) await files.remove(key);
    expect(await everyFile()).toEqual([]);
  });

  it('draws an SVG avatar as pixels', async () => {
    const files = createDiskFiles(folder);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="10" height="10"/></svg>';
    const key = await createImages(files).saveAvatar(Buffer.from(svg));
    expect(await sharp(await buffer(await files.open(key))).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
  });

  it('refuses what is no picture, whatever it is called, and a picture of absurd size', async () => {
    const images = createImages(createDiskFiles(folder));
    const bomb = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    // oxlint-disable-next-line no-await-in-loop
    for (const upload of [Buffer.from('MZ not a picture'), Buffer.alloc(0), svg, bomb])
      await expect(images.saveThumbnail(upload)).rejects.toThrow(NotAnImage);
    expect(await everyFile()).toEqual([]);
  });
});
