import { createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endingOf, resourceTypeOf } from '@vidya/contracts/rules/course/resource-types';
import { captionLanguages, isCaptionLanguage } from '@vidya/contracts/rules/text/captions';
import { type lectureMedia, sampleLabel } from '../database/tables/schema-lectures.ts';
import { type Transcript, transcriptOf } from '../lecture/search/transcript-of.ts';
import type { FileStore } from '../outside/files/file-store.ts';
import { avifOf } from '../outside/files/pictures.ts';
import type { SeedArticle } from './sample/demo-data.ts';
import { SAMPLE_DATA } from './sample/sample-files.ts';
import { SAMPLE_FOLDER, SAMPLE_MEDIA } from './sample/sample-media.ts';

export type Thumbnail = Record<'large' | 'small', string>;
export type SeedFiles = ReturnType<typeof createSeedFiles>;
type SampleFile = Pick<typeof lectureMedia.$inferSelect, 'kind' | 'type' | 'bytes' | 'language' | 'label'> & {
  key: string;
  /** Of captions. */
  transcript?: Transcript;
};

/** Copies a file of the repository to its key, unless it is there already. Returns its length in bytes. */
async function put(file: string, store: FileStore, key: string): Promise<number> {
  const { bytes } = (await store.find(key)) ?? (await store.save(createReadStream(file), { key }));
  return bytes;
}

interface Places {
  pictures: FileStore;
  lectureFiles: FileStore;
  /** Key for the file names, so that sample media are as hard to guess as uploads. */
  secret: string;
}

/** Copies sample files to the places of uploads. A second request for the same file finds it there. */
export function createSeedFiles({ pictures, lectureFiles, secret }: Places) {
  const keyOf = (name: string): string =>
    `${createHmac('sha256', secret).update(`seed:${name}`).digest('hex')}${path.extname(name)}`;
  const thumbnails = new Map<string, Promise<Thumbnail>>();
  const lectures = new Map<string, Promise<SampleFile[]>>();

  const copyPicture = async (name: string): Promise<string> => {
    const key = keyOf(name);
    await put(path.join(SAMPLE_DATA, name), pictures, key);
    await put(path.join(SAMPLE_DATA, avifOf(name)), pictures, avifOf(key));
    return key;
  };
  const copyPortrait = async (key: string): Promise<string> => {
    const name = `portraits/${key}.webp`;
    await put(path.join(SAMPLE_DATA, name), pictures, keyOf(name));
    return keyOf(name);
  };
  const copyThumbnail = async (key: string): Promise<Thumbnail> => ({
    large: await copyPicture(`thumbnails/large/${key}.webp`),
    small: await copyPicture(`thumbnails/small/${key}.webp`),
  });
  const copy = async (name: string, of: Omit<SampleFile, 'key' | 'bytes'>): Promise<SampleFile> => {
    const key = keyOf(name);
    return { ...of, key, bytes: await put(path.join(SAMPLE_FOLDER, name), lectureFiles, key) };
  };
  const copyArticlePicture = async (key: string) => {
    const copied = async (name: string) => ({
      key: keyOf(name),
      bytes: await put(path.join(SAMPLE_DATA, name), lectureFiles, keyOf(name)),
    });
    const webp = await copied(`articles/${key}.webp`);
    const avif = await copied(`articles/${key}.avif`);
    return { webpKey: webp.key, avifKey: avif.key, bytes: webp.bytes };
  };
  const copyResource = async ({ name, key: course }: SeedArticle['resource']) => {
    const file = `resources/${course}.${endingOf(name)}`;
    const bytes = await put(path.join(SAMPLE_DATA, file), lectureFiles, keyOf(file));
    const { type } = resourceTypeOf(name)!;
    return { kind: 'resource', type, storageKey: keyOf(file), bytes, fileName: name } as const;
  };
  const copyLecture = async (mediaKey: string): Promise<SampleFile[]> => {
    const film = SAMPLE_MEDIA.find(({ key }) => key === mediaKey);
    const [language = ''] = film?.language.split('-') ?? [];
    if (!isCaptionLanguage(language)) throw new Error(`No sample film is called ${mediaKey}`);
    const plain = { language: '', label: '' };
    const video = { ...plain, kind: 'video', label: film?.course === '' ? sampleLabel : '' } as const;
    const transcript = transcriptOf(await readFile(path.join(SAMPLE_FOLDER, `${mediaKey}.vtt`), 'utf8'));
    const label = captionLanguages[language];
    return Promise.all([
      copy(`${mediaKey}.webm`, { ...video, type: 'video/webm' }),
      copy(`${mediaKey}.mp4`, { ...video, type: 'video/mp4' }),
      copy(`${mediaKey}.vtt`, { kind: 'captions', type: 'text/vtt', language, label, transcript }),
      copy(`${mediaKey}.webp`, { kind: 'poster', type: 'image/webp', ...plain }),
    ]);
  };
  const once = <T>(made: Map<string, Promise<T>>, key: string, make: (key: string) => Promise<T>): Promise<T> => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
  return {
    /** The thumbnail of a sample course by its key, or of a category by its slug. */
    thumbnail: (key: string) => once(thumbnails, key, copyThumbnail),
    /** The portrait of a sample instructor. */
    portrait: copyPortrait,
    /** The picture of a course's article. Its length is that of the WebP, in bytes. */
    articlePicture: copyArticlePicture,
    /** The file of a course's article, as a row without its lecture. */
    resource: copyResource,
    /** Both videos, captions and poster of a narrated lecture. */
    lecture: (mediaKey: string) => once(lectures, mediaKey, copyLecture),
  };
}
