/** A film (uploaded, or a link to YouTube), a text to read, files to work with, or questions. Chosen when a lecture is created. */
export const lectureKinds = ['video', 'link', 'article', 'files', 'quiz'] as const;
export type LectureKind = (typeof lectureKinds)[number];

export const isFilm = (kind: LectureKind): boolean => kind === 'video' || kind === 'link';

/** As badges and rows say them. */
export const lectureKindNames: Record<LectureKind, string> = {
  video: 'Video',
  link: 'YouTube',
  article: 'Article',
  files: 'Files',
  quiz: 'Quiz',
};

/** The kinds that a lecture is stored as: a film with a link reads as 'link' (decision L4). */
export type StoredKind = Exclude<LectureKind, 'link'>;

export const kindOf = ({ kind, youtubeLink }: { kind: StoredKind; youtubeLink: string }): LectureKind =>
  kind === 'video' && youtubeLink.trim() !== '' ? 'link' : kind;

/** What the viewer shows; 'none' is a film that is not there yet. */
export type LectureSource<File> =
  | { kind: 'link'; link: string }
  | { kind: 'video'; files: File[] }
  | { kind: 'article' | 'files' | 'quiz' }
  | { kind: 'none' };

/** The link takes precedence over the files (decision L4). */
export function lectureSource<File>({
  kind,
  youtubeLink,
  files,
}: {
  kind: LectureKind;
  youtubeLink: string;
  files: File[];
}): LectureSource<File> {
  if (kind === 'article' || kind === 'files' || kind === 'quiz') return { kind };
  const link = youtubeLink.trim();
  if (link) return { kind: 'link', link };
  return files.length > 0 ? { kind: 'video', files } : { kind: 'none' };
}
