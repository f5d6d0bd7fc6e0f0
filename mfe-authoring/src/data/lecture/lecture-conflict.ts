import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useConflictDialog } from '../conflict-dialog.ts';
import type { LectureFormState } from './lecture-form.ts';
import { isSameLecture, lectureDifferences, type StoredLecture, storedLecture } from './stored-lecture.ts';

/** What the form did to the video, as text. */
function videoText({ upload, isRemoved }: LectureFormState['video']): string | null {
  if (upload) return upload.file.name;
  return isRemoved ? 'Removed' : null;
}

/** Somebody else saved the lecture during the edit. */
export function useLectureConflict(form: LectureFormState) {
  const { window, show } = useConflictDialog<StoredLecture>({
    name: 'lecture-conflict',
    differencesFrom: (theirs) =>
      lectureDifferences({
        read: form.stored,
        theirs,
        mine: form.fields,
        captions: form.captionsChange && form.captionsChange.map(({ language }) => language),
        video: videoText(form.video),
      }),
    takeTheirs: form.takeTheirs,
    keepMine: form.keepMine,
  });
  return {
    window,
    isHarmless: (theirs: Lecture): boolean => isSameLecture(form.stored, storedLecture(theirs)),
    show: (theirs: Lecture): void => show(storedLecture(theirs)),
  };
}
