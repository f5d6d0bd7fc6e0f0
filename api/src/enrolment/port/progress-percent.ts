/** Completed lectures in percent, rounded down; 0 if the course has no lectures (decision L2). */
export const progressPercent = (completed: number, lectures: number): number =>
  lectures === 0 ? 0 : Math.floor((Math.min(completed, lectures) * 100) / lectures);
