import type { Picture } from '@vidya/contracts/calls/course';
import { cardPicture } from '@vidya/shared-ui';

/** The width of the card beside the text, half a tablet, or a phone. */
const coursePictureSizes = '(min-width: 64rem) 22.5rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)';

/** The files of the picture at the top of a course page. */
export const coursePictureFiles = (picture: Picture) => ({ ...cardPicture(picture), sizes: coursePictureSizes });
