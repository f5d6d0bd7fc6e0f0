/** A picture of the course in the text of a question, as Markdown has it: `![A map of Bihar](id)`. */
export const pictureMark = /!\[([^[\]\n]*)\]\(([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)/g;

/** `alt`: what the picture shows; '' for decoration. */
export const writePicture = (alt: string, pictureId: string): string =>
  `![${alt.replace(/[[\]\n]/g, ' ').trim()}](${pictureId})`;

/** The text with what its pictures show instead of them, for where there are none. */
export const withoutPictures = (text: string): string =>
  text.replace(pictureMark, (_, alt: string) => (alt === '' ? '' : `[${alt}]`)).trim();

/** The same of all texts of a question. */
export const questionWithoutPictures = <Question extends object>(question: Question): Question =>
  JSON.parse(JSON.stringify(question), (_, value: unknown) =>
    typeof value === 'string' ? withoutPictures(value) : value,
  ) as Question;

/** The ids of the pictures of a text. */
export const picturesIn = (text: string): string[] => [...text.matchAll(pictureMark)].map(([, , id]) => id!);
