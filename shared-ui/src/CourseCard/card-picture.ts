import type { Picture } from '@vidya/contracts/calls/course';

/** Two to four cards are side by side; on a phone one card fills the width. */
const cardPictureSizes = '(min-width: 40rem) 20rem, calc(100vw - 2rem)';

/** The files of a card's picture; also for a preload before the card renders. */
export const cardPicture = ({ small_url: small, secure_url: large }: Picture) => ({
  src: small ?? large,
  srcSet: small ? `${small} 640w, ${large} 1280w` : undefined,
  sizes: cardPictureSizes,
});

/** The same where phones show the card as a row. */
export const rowPicture = (picture: Picture) => ({
  ...cardPicture(picture),
  sizes: '(min-width: 40rem) 20rem, 8rem',
});

/** The attributes with which an `img` element chooses its file. */
export type PictureFiles = ReturnType<typeof cardPicture>;
