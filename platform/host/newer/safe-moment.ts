const openDialogs = '[role="dialog"], [role="alertdialog"]';
const typedInto = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="file"])';

const isPlaying = (media: HTMLMediaElement): boolean => !media.paused && !media.ended;

/** Asks what the browser would: forms with unsaved words and uploads prevent this event, in the shell and in every area. */
export const hasNoUnsavedWork = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether a reload loses nothing: no unsaved text, no upload, no lecture, no open dialog, no field in use. */
export const isSafeMoment = (): boolean =>
  document.querySelector(openDialogs) === null &&
  document.activeElement?.matches(typedInto) !== true &&
  ![...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(isPlaying) &&
  hasNoUnsavedWork();
