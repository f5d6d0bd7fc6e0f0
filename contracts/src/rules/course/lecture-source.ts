/** The source that the viewer plays. */
export type LectureSource<File> =
  | { kind: 'youtube'; link: string }
  | { kind: 'upload'; files: File[] }
  | { kind: 'none' };

/** The link takes precedence over the files (decision L4). */
export function lectureSource<File>({
  youtubeLink,
  files,
}: {
  youtubeLink: string;
  files: File[];
}): LectureSource<File> {
  const link = youtubeLink.trim();
  if (link) return { kind: 'youtube', link };
  return files.length > 0 ? { kind: 'upload', files } : { kind: 'none' };
}
