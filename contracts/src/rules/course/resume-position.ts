import type { LectureKind } from './lecture-source.ts';

const depths = [
  [0.92, 'near the end'],
  [0.7, 'three quarters down'],
  [0.58, 'two thirds down'],
  [0.42, 'half way down'],
  [0.28, 'a third down'],
] as const;

interface Position {
  kind: LectureKind;
  durationSeconds: number;
  positionSeconds: number;
}

/** Where a learner is in a lecture: ' at 02:15' in a film, ', two thirds down' in an article. */
export function resumePosition(
  { kind, durationSeconds, positionSeconds }: Position,
  clock: (seconds: number) => string,
): string {
  if (kind === 'quiz' || kind === 'files') return '';
  if (kind !== 'article') return ` at ${clock(positionSeconds)}`;
  if (positionSeconds === 0 || durationSeconds === 0) return '';
  const share = positionSeconds / durationSeconds;
  return `, ${depths.find(([from]) => share >= from)?.[1] ?? 'near the start'}`;
}
