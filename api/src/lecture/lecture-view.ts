import type { Lecture, LectureAuthoringDetails, LectureFile, LectureProgress } from '@vidya/contracts/calls/lecture';
import { kindOf } from '@vidya/contracts/rules/course/lecture-source';
import { hiddenReason } from '@vidya/contracts/rules/course/lecture-visibility';
import { endingOf } from '@vidya/contracts/rules/course/resource-types';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { lastingFailures } from '@vidya/contracts/texts/choices';
import { pick } from '../database/database.ts';
import { sampleLabel } from '../database/tables/schema-lectures.ts';
import type { LectureRow, MediaRow } from './port/lecture.store.ts';
import { isLinkReplaced, originalOf, withoutReplacement } from './video/replace-video.ts';
import type { ProgressRow } from './watching/watching.store.ts';

export const mediaBase = `${API_BASE}/media/lectures`;

const extensions: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
  'image/webp': 'webp',
  'application/vnd.apple.mpegurl': 'm3u8',
};

/** A file to download has the ending that its sender gave it. */
const extensionOf = ({ kind, type, fileName }: AddressedFile): string =>
  kind === 'resource' ? endingOf(fileName) : (extensions[type] ?? 'bin');

type AddressedFile = Pick<MediaRow, 'id' | 'lectureId' | 'kind' | 'type' | 'fileName'>;

/** Contains the file's random id, never its storage key. Players need the extension. */
export const mediaAddress = (file: AddressedFile): string =>
  `${mediaBase}/${file.lectureId}/${file.id}.${extensionOf(file)}`;

export const toProgress = (row: ProgressRow | undefined): LectureProgress => ({
  positionSeconds: row?.positionSeconds ?? 0,
  watchedSeconds: row?.watchedSeconds ?? 0,
  isCompleted: row?.isCompleted ?? false,
});

/** Another conversion of the stored original can succeed. */
export const canPrepareAgain = ({ state, failure }: Pick<LectureRow, 'state' | 'failure'>): boolean =>
  state === 'failed' && !lastingFailures.some((lasting) => lasting === failure);

/** Details for the course's managers only. */
function authoringDetails(row: LectureRow, media: MediaRow[]): LectureAuthoringDetails {
  const { version, status, publishAt, state, failure, isReplacing, expectedMinutes } = row;
  const original = originalOf(row, media);
  const named = original ?? media.find(({ kind }) => kind === 'original');
  return {
    version,
    status,
    publishAt: publishAt?.toISOString() ?? null,
    fileName: named?.fileName ?? '',
    failure: state === 'failed' && failure !== '' ? failure : null,
    canRetry: original !== undefined && canPrepareAgain(row),
    queuedBefore: null,
    expectedMinutes,
    isReplacing,
  };
}

/** Learners get what plays; nothing tells them that it is being replaced. */
export const asLearnersSee = (row: LectureRow): LectureRow =>
  row.isReplacing ? { ...row, ...withoutReplacement } : row;

/** In the order in which they were added. */
export const resourcesIn = (media: MediaRow[]): MediaRow[] =>
  media
    .filter(({ kind }) => kind === 'resource')
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());

/** One lecture as an entitled person gets it; `progress` is null for staff, who get `authoring` instead. */
export function toLecture(stored: LectureRow, media: MediaRow[], progress: LectureProgress | null): Lecture {
  const row = progress ? asLearnersSee(stored) : stored;
  const ofKind = (kind: MediaRow['kind']) => media.filter((file) => file.kind === kind);
  const files = ofKind('video').map((file): LectureFile => ({ src: mediaAddress(file), type: file.type }));
  const [poster] = ofKind('poster');
  const hidden = hiddenReason(row);
  const youtubeLink = isLinkReplaced(row, media) ? '' : row.youtubeLink;
  return {
    _id: row.id,
    title: row.title,
    kind: kindOf({ ...row, youtubeLink }),
    durationSeconds: row.durationSeconds,
    isPreview: row.isPreview,
    ...(ofKind('video').some(({ label }) => label === sampleLabel) && { isSample: true }),
    ...(hidden && { hidden }),
    description: row.description,
    youtubeLink,
    video: files[0] ? { secure_url: files[0].src } : null,
    files,
    captions: ofKind('captions').map((file) => ({
      src: mediaAddress(file),
      language: file.language,
      label: file.label,
    })),
    poster: poster ? mediaAddress(poster) : null,
    resources: resourcesIn(media).map((file) => ({
      _id: file.id,
      name: file.fileName,
      ...pick(file, 'type', 'bytes'),
      src: mediaAddress(file),
    })),
    state: row.state,
    percent: row.percent,
    progress,
    authoring: progress ? null : authoringDetails(row, media),
  };
}
