import type { LectureState } from '@vidya/contracts/rules/course/lecture-visibility';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { VideoFailure } from '@vidya/contracts/texts/choices';
import { badRequest } from '../../http/errors.ts';
import { discardUnsaved } from '../../jobs/remove-files.ts';
import { readAt } from '../../outside/files/disk-files.ts';
import { sniffBytes, sniffVideo, type VideoKind } from '../../outside/files/sniff.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { NewMedia } from '../port/lecture.store.ts';
import { durationOf } from './video-duration.ts';

/** A stored upload, and the lecture's new state with it. */
export interface ValidatedVideo {
  media: NewMedia;
  durationSeconds: number;
  state: LectureState;
  /** '' unless `state` is failed. */
  failure: VideoFailure | '';
  needsConversion: boolean;
}

const types: Record<VideoKind, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  wmv: 'video/x-ms-wmv',
  flv: 'video/x-flv',
};

export const kindOfType = (type: string): VideoKind | undefined =>
  (Object.keys(types) as VideoKind[]).find((kind) => types[kind] === type);

/** Browsers play these without conversion, so a machine without a converter can serve them (decision L5). */
export const isPlayable = (kind: VideoKind): boolean => kind === 'mp4' || kind === 'webm';

/** Moves an upload into the store; refuses what is not an accepted type of video. `fileName` is the sender's. */
export async function validateVideo(
  { db, jobs, files, tool }: Pick<LectureParts, 'db' | 'jobs' | 'files' | 'tool'>,
  { path, fileName = '' }: { path: string; fileName?: string },
): Promise<ValidatedVideo> {
  const kind = await sniffVideo(await readAt(path, 0, sniffBytes));
  if (!kind) throw badRequest(apiMessages.video.wrongType, 'ValidationError');
  const needsConversion = await tool.isAvailable();
  const isLost = !needsConversion && !isPlayable(kind);
  const { key, bytes } = await files.adopt(path, { extension: kind });
  const durationSeconds = await durationOf(files, { key, bytes, kind }).catch(async (error: unknown) => {
    await discardUnsaved(jobs, db, { store: 'media', keys: [key] });
    throw error;
  });
  return {
    media: {
      kind: needsConversion || isLost ? 'original' : 'video',
      type: types[kind],
      storageKey: key,
      bytes,
      fileName,
    },
    durationSeconds,
    state: needsConversion ? 'processing' : isLost ? 'failed' : 'ready',
    failure: isLost ? 'needsConversion' : '',
    needsConversion,
  };
}
