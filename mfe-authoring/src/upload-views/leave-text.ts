import type { AreaWork } from '@vidya/contracts/browser/platform';
import { limits } from '@vidya/contracts/rules/limits';
import { isRemembered } from '../uploads/unfinished.ts';
import { isRunning, isUnused, type Upload, uploadPercent } from '../uploads/upload-list.ts';

const within = ['/createCourse', '/my-courses/edit-course', '/addLecture', '/editLecture'];
/** Saving a lecture leads there: its upload has what it needs, and goes on. */
const afterSave = '/viewLectures';

/** 'one.mp4', 'one.mp4 and two.mp4', 'one.mp4, two.mp4 and three.mp4'. */
const listed = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const areIs = (uploads: Upload[]): string => (uploads.length === 1 ? 'is' : 'are');

const later = `within ${limits.upload.keptHours} hours`;

function runningText(uploads: Upload[]): string {
  const sent = listed(uploads.map((upload) => `${uploadPercent(upload)}\u00a0% of ${upload.file.name}`));
  const goesOn = uploads.every(({ state }) => state === 'paused')
    ? 'Paused, until you come back here.'
    : 'The upload goes on while this tab stays on this site.';
  const canResume = uploads.every(({ uploadId }) => uploadId === null || isRemembered(uploadId));
  const afterwards = canResume
    ? `If you close the tab, choose the same file here again ${later}: it goes on from there.`
    : 'If you close the tab, it has to begin again.';
  return `${sent} ${areIs(uploads)} uploaded. ${goesOn} ${afterwards}`;
}

const unusedText = (uploads: Upload[]): string =>
  `${listed(uploads.map(({ file }) => file.name))} ${areIs(uploads)} uploaded, but no lecture is saved with it yet. ` +
  `Come back to save it, or choose the same file again ${later}.`;

/** What leaving means for the uploads; null when it means nothing to them. */
export function uploadWork(uploads: readonly Upload[]): AreaWork | null {
  const [running, unused] = [uploads.filter(isRunning), uploads.filter(isUnused)];
  if (running.length + unused.length === 0) return null;
  const needsSave = [...running, ...unused].some(({ isSaved, origin }) => !isSaved && origin === 'form');
  return {
    title: running.length > 0 ? 'Leave while a video is uploading?' : 'Leave without saving?',
    line: [running.length > 0 ? runningText(running) : '', unused.length > 0 ? unusedText(unused) : '']
      .filter(Boolean)
      .join(' '),
    within: needsSave ? within : [...within, afterSave],
  };
}
