import type { LectureOutline } from '@vidya/contracts/lecture';

export const totalSeconds = (lectures: readonly LectureOutline[]): number =>
  lectures.reduce((sum, lecture) => sum + lecture.durationSeconds, 0);

/** 40 → '1 min'; 12000 → '3 h 20 min'. */
export function lengthInWords(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
