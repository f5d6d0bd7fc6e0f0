import type { Lecture, LectureState } from '@vidya/contracts/lecture';
import { Banner } from '@vidya/shared-ui';

const notes: Partial<Record<LectureState, string>> = {
  uploading: 'This video is still being uploaded. Learners see it when it is ready.',
  processing: 'This video is being processed. Learners see it when it is ready; you need not wait here.',
  failed: 'This video could not be processed. Choose Edit Lecture and upload it again, or give a YouTube link.',
};

/** What became of an uploaded video, for the people who made it (decision L5). */
export function PreparationNote({ lecture }: { lecture: Lecture }) {
  const note = notes[lecture.state];
  if (!note) return null;
  return <Banner tone={lecture.state === 'failed' ? 'danger' : 'info'}>{note}</Banner>;
}
