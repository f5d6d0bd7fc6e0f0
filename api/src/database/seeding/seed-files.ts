import { createHmac } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { placeOf } from '../../outside/disk-files.ts';
import { thumbnailSvg } from '../seed/thumbnails.ts';

const samples = path.resolve(import.meta.dirname, '../../../seed-media');

export interface Thumbnail {
  large: string;
  small: string;
}

export interface SampleFile {
  kind: 'video' | 'captions' | 'poster';
  type: string;
  key: string;
  bytes: number;
  language: string;
  label: string;
}

/** Puts the sample files where uploads would be. Asking twice for the same file finds it in its place. */
export interface SeedFiles {
  thumbnail(course: { key: string; category: string }): Promise<Thumbnail>;
  /** Both videos, captions and poster of a narrated lecture. */
  lecture(mediaKey: string): Promise<SampleFile[]>;
}

interface Manifest {
  lectures: { key: string; language: string; files: { mp4: string; webm: string; captions: string; poster: string } }[];
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Written beside its place first, so that an interrupted seed leaves no half file under a final name. */
async function put(place: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  if (await exists(place)) return;
  await mkdir(path.dirname(place), { recursive: true });
  await write(`${place}.part`);
  await rename(`${place}.part`, place);
}

const languageNames: Record<string, string> = { en: 'English', hi: 'हिन्दी' };

interface Places {
  pictures: string;
  lectureFiles: string;
  /** Names are made from it, so that sample media are as hard to guess as uploads. */
  secret: string;
}

export function createSeedFiles({ pictures, lectureFiles, secret }: Places): SeedFiles {
  const keyOf = (text: string, extension: string): string =>
    `${createHmac('sha256', secret).update(`seed:${text}`).digest('hex')}.${extension}`;
  const drawn = new Map<string, Promise<Thumbnail>>();
  const copied = new Map<string, Promise<SampleFile[]>>();

  const draw = async (svg: string): Promise<Thumbnail> => {
    const thumbnail = { large: keyOf(`1280:${svg}`, 'webp'), small: keyOf(`640:${svg}`, 'webp') };
    const places = { large: placeOf(pictures, thumbnail.large), small: placeOf(pictures, thumbnail.small) };
    if ((await exists(places.large)) && (await exists(places.small))) return thumbnail;
    const picture = await sharp(Buffer.from(svg)).resize(1280, 720).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = picture.info;
    const pixels = () => sharp(picture.data, { raw: { width, height, channels } });
    await put(places.large, async (file) =>
      writeFile(file, await pixels().webp({ quality: 82, effort: 2 }).toBuffer()),
    );
    await put(places.small, async (file) =>
      writeFile(file, await pixels().resize(640, 360).webp({ quality: 82, effort: 2 }).toBuffer()),
    );
    return thumbnail;
  };
  const copy = async (name: string, of: Omit<SampleFile, 'key' | 'bytes'>): Promise<SampleFile> => {
    const key = keyOf(name, path.extname(name).slice(1));
    const place = placeOf(lectureFiles, key);
    await put(place, (file) => copyFile(path.join(samples, name), file));
    return { ...of, key, bytes: (await stat(place)).size };
  };
  const copyLecture = async (mediaKey: string): Promise<SampleFile[]> => {
    const manifest = JSON.parse(await readFile(path.join(samples, 'manifest.json'), 'utf8')) as Manifest;
    const found = manifest.lectures.find(({ key }) => key === mediaKey);
    if (!found) throw new Error(`No sample video is called ${mediaKey}`);
    const { language, files } = found;
    const plain = { language: '', label: '' };
    return Promise.all([
      copy(files.webm, { kind: 'video', type: 'video/webm', ...plain }),
      copy(files.mp4, { kind: 'video', type: 'video/mp4', ...plain }),
      copy(files.captions, {
        kind: 'captions',
        type: 'text/vtt',
        language,
        label: languageNames[language] ?? language,
      }),
      copy(files.poster, { kind: 'poster', type: 'image/webp', ...plain }),
    ]);
  };
  const once = <T>(made: Map<string, Promise<T>>, key: string, make: (key: string) => Promise<T>): Promise<T> => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
  return {
    thumbnail: (course) => once(drawn, thumbnailSvg(course), draw),
    lecture: (mediaKey) => once(copied, mediaKey, copyLecture),
  };
}
