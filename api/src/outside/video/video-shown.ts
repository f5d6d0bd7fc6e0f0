import type { VideoMetadata } from './video-work.ts';

type Picture = NonNullable<VideoMetadata['picture']>;

/** A picture as its file stores it; `framesPerSecond` is 0 when unknown. */
interface StoredPicture extends Picture {
  /** Width of a pixel divided by its height; an implausible value counts as 1. */
  pixelShape: number;
  /** The rotation for display, in either direction. */
  degrees: number;
}

const usualFramesPerSecond = 25;

/** The picture's display size: with square pixels and after rotation. Null for one without a size. */
export function shownPicture(stored: StoredPicture): Picture | null {
  const { width, height, pixelShape, degrees, framesPerSecond } = stored;
  if (!(width > 0 && height > 0)) return null;
  const shape = pixelShape > 0.1 && pixelShape < 10 ? pixelShape : 1;
  const wide = Math.max(1, Math.round(width * shape));
  const isOnItsSide = Math.abs(Math.round(degrees / 90)) % 2 === 1;
  const rate = framesPerSecond > 0 && framesPerSecond < 1_000 ? framesPerSecond : usualFramesPerSecond;
  return { width: isOnItsSide ? height : wide, height: isOnItsSide ? wide : height, framesPerSecond: rate };
}
