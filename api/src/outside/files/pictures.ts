import type { FileStore } from './file-store.ts';

/** The key of a course picture's AVIF, which browsers that accept it get instead of the WebP. */
export const avifOf = (key: string): string => key.replace(/\.webp$/, '.avif');

/** A store of pictures, whose `remove` takes the AVIF along with the WebP. */
export const withAvif = (files: FileStore): FileStore => ({
  ...files,
  async remove(key) {
    await files.remove(avifOf(key));
    await files.remove(key);
  },
});
