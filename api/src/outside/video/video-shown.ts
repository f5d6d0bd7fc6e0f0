import type { VideoMetadata } from './video-work.ts';

interface StoredPicture {
  width: number;
  height: number;
  /** Width of a pixel divided by its height; anything odd counts as 1. */
  pixelShape: number;
  /** How far it is to be turned before it is shown, either way round. */
  degrees: number;
  /** 0 where nothing tells. */
  framesPerSecond: number;
}

const usualFramesPerSecond = 25;

/** A picture as it is to be shown: pixels made square, turned as the file says. Null for one without a size. */
export function shownPicture(stored: StoredPicture): VideoMetadata['picture'] {
  const { width, height, pixelShape, degrees, framesPerSecond } = stored;
  if (!(width > 0 && height > 0)) return null;
  const shape = pixelShape > 0.1 && pixelShape < 10 ? pixelShape : 1;
  const wide = Math.max(1, Math.round(width * shape));
  const isOnItsSide = Math.abs(Math.round(degrees / 90)) % 2 === 1;
  const rate = framesPerSecond > 0 && framesPerSecond < 1_000 ? framesPerSecond : usualFramesPerSecond;
  return { width: isOnItsSide ? height : wide, height: isOnItsSide ? wide : height, framesPerSecond: rate };
}
