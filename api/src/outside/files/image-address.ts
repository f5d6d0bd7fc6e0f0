import type { Picture } from '@vidya/contracts/calls/course';

/** The URL path of a stored picture: without cookies, and cached for ever, because a new picture has a new key. */
export const imageAddress = (key: string): string => `/media/images/${key}`;

/** A course's picture in both sizes, or null. */
export const thumbnailPicture = (large: string | null, small: string | null): Picture | null =>
  large ? { secure_url: imageAddress(large), ...(small && { small_url: imageAddress(small) }) } : null;
