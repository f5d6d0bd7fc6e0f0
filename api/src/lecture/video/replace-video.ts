import { discardFiles } from '../../jobs/remove-files.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { LectureRow, LectureStore, MediaRow, NewMedia } from '../port/lecture.store.ts';

/** True for an upload and all files made from it. */
const isVideo = ({ kind }: MediaRow): boolean => kind !== 'captions' && kind !== 'resource';

/** True for a file that players open. */
const isPlayed = ({ kind }: MediaRow): boolean => kind === 'video';

type Replacement = Pick<LectureRow, 'isReplacing' | 'youtubeLink'>;

/** The upload whose preparation the lecture's state describes. */
export const originalOf = ({ isReplacing }: Pick<LectureRow, 'isReplacing'>, media: MediaRow[]): MediaRow | undefined =>
  media.find(({ kind, isIncoming }) => kind === 'original' && isIncoming === isReplacing);

/** The lecture has an uploaded video that plays, also while a replacement is prepared. */
export const hasPlayedVideo = (media: MediaRow[]): boolean => media.some(isPlayed);

/** The lecture's link to YouTube stays only until its uploaded video is ready. */
export const isLinkReplaced = ({ isReplacing, youtubeLink }: Replacement, media: MediaRow[]): boolean =>
  isReplacing && youtubeLink !== '' && !hasPlayedVideo(media);

/** What removes rows and, with them, their files. */
export interface Unlinking extends Pick<LectureParts, 'db' | 'jobs'> {
  tx: LectureStore;
}

async function removeRows({ tx, db, jobs }: Unlinking, lectureId: string, isRemoved: (row: MediaRow) => boolean) {
  const rows = (await tx.listMedia([lectureId])).filter(isRemoved);
  await tx.removeMedia(rows.map(({ id }) => id));
  await discardFiles(jobs, db, { store: 'media', keys: rows.map(({ storageKey }) => storageKey) });
}

/** Removes a lecture's video and its replacement. */
export const unlinkVideo = (at: Unlinking, lectureId: string): Promise<void> => removeRows(at, lectureId, isVideo);

/** Removes a replacement that is not ready. */
export const unlinkReplacement = (at: Unlinking, lectureId: string): Promise<void> =>
  removeRows(at, lectureId, ({ isIncoming }) => isIncoming);

/** The lecture keeps the video or link that it has. */
export const withoutReplacement = { state: 'ready', isReplacing: false, percent: 100, failure: '' } as const;

interface ReadyVideo {
  /** The upload that the files were made from; undefined if the upload itself is played. */
  original?: MediaRow;
  fresh: NewMedia[];
  durationSeconds: number;
}

/**
 * A video that is ready takes the place of the earlier video or link, and learners' progress follows its length. The
 * earlier files are retired, not removed: players may be open.
 */
export async function switchVideo(tx: LectureStore, lecture: LectureRow, { original, ...video }: ReadyVideo) {
  const media = await tx.listMedia([lecture.id]);
  const old = media.filter((file) => isVideo(file) && file.id !== original?.id);
  await tx.changeMedia(
    old.map(({ id }) => id),
    { retiredAt: new Date() },
  );
  if (original) await tx.changeMedia([original.id], { isIncoming: false });
  for (const row of video.fresh) await tx.addMedia(lecture.id, row);
  await tx.changeLecture(lecture.id, {
    state: 'ready',
    percent: 100,
    failure: '',
    durationSeconds: video.durationSeconds,
    isReplacing: false,
    ...(isLinkReplaced(lecture, media) && { youtubeLink: '' }),
  });
  await tx.fitProgress(lecture.id, { durationSeconds: video.durationSeconds, isFilm: true });
}
