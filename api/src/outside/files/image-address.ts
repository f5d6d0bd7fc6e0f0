import type { Picture } from '@vidya/contracts/calls/course';

/** Where browsers find a stored picture: a path without cookies, cached for ever, because a new picture has a new key. */
export const imageAddress = (key: string): string => `/media/images/${key}`;

/** A course's picture in both sizes; null while it has none. */
export const thumbnailPicture = (large: string | null, small: string | null): Picture | null =>
  large ? { secure_url: imageAddress(large), ...(small && { small_url: imageAddress(small) }) } : null;
