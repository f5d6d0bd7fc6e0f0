export type LectureState = 'uploading' | 'processing' | 'ready' | 'failed';

/** A draft is for those who manage the course only (decision C16). */
export const lectureStatuses = ['draft', 'published'] as const;
export type LectureStatus = (typeof lectureStatuses)[number];

/** Why learners do not see a lecture, for the people who make it. */
export const hiddenReasons = ['draft', 'processing', 'failed'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** As badges for staff say it. */
export const hiddenText: Record<HiddenReason, string> = { draft: 'Draft', processing: 'Processing', failed: 'Failed' };

/** There is something to play: a link to YouTube, or an uploaded video that is ready. */
export const isPlayable = ({ youtubeLink, state }: Pick<Standing, 'youtubeLink' | 'state'>): boolean =>
  youtubeLink.trim() !== '' || state === 'ready';

interface Standing {
  youtubeLink: string;
  state: LectureState;
  status: LectureStatus;
}

/**
 * Null: learners see the lecture, and it counts in every number and for the certificate (decision C16). The generated
 * column `lectures.is_visible` says the same in SQL, proven by a test. What keeps a draft from being published comes first.
 */
export function hiddenReason({ status, ...lecture }: Standing): HiddenReason | null {
  if (!isPlayable(lecture)) return lecture.state === 'failed' ? 'failed' : 'processing';
  return status === 'draft' ? 'draft' : null;
}
