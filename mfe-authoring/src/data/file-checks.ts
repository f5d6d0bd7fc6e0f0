import { fileTypes, limits } from '@vidya/contracts/rules/limits';
import { isFilm } from './lecture/film-signature.ts';

const extensionOf = (file: File): string => /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';

const hasType = (file: File, types: readonly string[]): boolean => types.includes(extensionOf(file));

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

/** Also shown for a file with the right extension and the wrong content. */
export const noThumbnail = 'Choose A .jpg, .png, .jfif Or .jpeg Picture';

export const tooManyPixels = 'Choose A Picture Of At Most 50 Million Pixels';

const tooLarge = `Choose A Picture Of At Most ${megabytes(limits.uploadMax.imageBytes)} MB`;

/** What is wrong with a chosen thumbnail, or undefined. The server also checks the content. */
export function thumbnailFault(file: File): string | undefined {
  if (!hasType(file, fileTypes.thumbnail)) return noThumbnail;
  return file.size > limits.uploadMax.imageBytes ? tooLarge : undefined;
}

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** What is wrong with a picture for an article, or undefined. Pasted ones have no names that tell. */
export function pictureFault({ type, size }: File): string | undefined {
  if (!pictureTypes.includes(type)) return 'Choose A .jpg, .png Or .webp Picture';
  return size > limits.uploadMax.imageBytes ? tooLarge : undefined;
}

const noFilm = 'This Is Not A Film We Can Read, Choose A .mp4, .avi, .mkv, .wmv Or .flv Video';

/** What is wrong with a chosen video, including its first bytes, or undefined. The server checks them too. */
export const videoFaultInside = async (file: File): Promise<string | undefined> =>
  videoFault(file) ?? ((await isFilm(file)) ? undefined : noFilm);

/** What is wrong with a chosen video's name and size, or undefined. */
function videoFault(file: File): string | undefined {
  if (!hasType(file, fileTypes.video)) return 'Choose A .mp4, .avi, .mkv, .wmv Or .flv Video';
  if (file.size === 0) return 'This Video Is Empty';
  const max = limits.uploadMax.videoBytes;
  return file.size > max ? `Choose A Video Of At Most ${megabytes(max) / 1024} GB` : undefined;
}

/** No browser plays these three formats: they show once the server has converted them (decision L5). */
export const needsProcessing = (file: File): boolean => ['.avi', '.wmv', '.flv'].includes(extensionOf(file));
