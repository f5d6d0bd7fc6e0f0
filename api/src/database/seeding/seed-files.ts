import { createHmac } from 'node:crypto';
import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { captionLanguages, isCaptionLanguage } from '@vidya/contracts/captions';
import sharp from 'sharp';
import { placeOf } from '../../outside/disk-files.ts';
import { SAMPLE_FOLDER, SAMPLE_MEDIA } from '../seed/sample-media.ts';
import { thumbnailSvg } from '../seed/thumbnails.ts';

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
    await put(place, (file) => copyFile(path.join(SAMPLE_FOLDER, name), file));
    return { ...of, key, bytes: (await stat(place)).size };
  };
  const copyLecture = async (mediaKey: string): Promise<SampleFile[]> => {
    const [language = ''] = SAMPLE_MEDIA.find(({ key }) => key === mediaKey)?.language.split('-') ?? [];
    if (!isCaptionLanguage(language)) throw new Error(`No sample film is called ${mediaKey}`);
    const plain = { language: '', label: '' };
    return Promise.all([
      copy(`${mediaKey}.webm`, { kind: 'video', type: 'video/webm', ...plain }),
      copy(`${mediaKey}.mp4`, { kind: 'video', type: 'video/mp4', ...plain }),
      copy(`${mediaKey}.vtt`, { kind: 'captions', type: 'text/vtt', language, label: captionLanguages[language] }),
      copy(`${mediaKey}.webp`, { kind: 'poster', type: 'image/webp', ...plain }),
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
