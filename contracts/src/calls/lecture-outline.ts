import type { HiddenReason } from '../rules/lecture-visibility.ts';

/** What everybody may see of a lecture before buying: only lectures that learners see. */
export interface LectureOutline {
  _id: string;
  title: string;
  durationSeconds: number;
  isPreview: boolean;
  /** Staff only, who also get what learners do not see (decision C16): why not. Left out where learners see it. */
  hidden?: HiddenReason;
}
