export const lectureStates = ['uploading', 'processing', 'ready', 'failed'] as const;
export type LectureState = (typeof lectureStates)[number];

/** Only managers of the course see a draft (decision C16). */
export const lectureStatuses = ['draft', 'published'] as const;
export type LectureStatus = (typeof lectureStatuses)[number];

/** Why learners do not see a lecture, shown to its authors. */
export const hiddenReasons = ['draft', 'processing', 'failed'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** The texts of the badges for staff. */
export const hiddenText: Record<HiddenReason, string> = { draft: 'Draft', processing: 'Processing', failed: 'Failed' };

/** There is something to play: a link to YouTube, an uploaded video that is ready, or one that is being replaced. */
export const isPlayable = ({ youtubeLink, state, isReplacing }: Omit<Standing, 'status'>): boolean =>
  youtubeLink.trim() !== '' || state === 'ready' || isReplacing;

interface Standing {
  youtubeLink: string;
  state: LectureState;
  status: LectureStatus;
  /** The earlier video or link plays while `state` describes the preparation of its replacement. */
  isReplacing: boolean;
}

/**
 * Null when learners see the lecture; it then counts in every number and for the certificate (decision C16). The
 * generated column `lectures.is_visible` has the same rule in SQL; a test compares them. A reason that blocks
 * publishing takes precedence over 'draft'.
 */
export function hiddenReason({ status, ...lecture }: Standing): HiddenReason | null {
  if (!isPlayable(lecture)) return lecture.state === 'failed' ? 'failed' : 'processing';
  return status === 'draft' ? 'draft' : null;
}
