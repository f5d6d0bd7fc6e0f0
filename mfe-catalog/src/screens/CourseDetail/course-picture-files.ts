import type { Picture } from '@vidya/contracts/calls/course';
import type { PictureFiles } from '@vidya/shared-ui';

/** The width of the card beside the text, half a tablet, or a phone. */
export const coursePictureSizes = '(min-width: 64rem) 22.5rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)';

/** The files of the picture at the top of a course page. */
export const coursePictureFiles = ({ small_url: small, secure_url: large }: Picture): PictureFiles => ({
  src: small ?? large,
  srcSet: small ? `${small} 640w, ${large} 1280w` : undefined,
  sizes: coursePictureSizes,
});
