import type { LectureRow, MediaRow } from '../port/lecture.store.ts';

const isPlayed = ({ kind }: MediaRow): boolean => kind === 'video' || kind === 'part';

/** What a lecture is without these of its files; the rows that go are named. */
export function without(lost: MediaRow[], all: MediaRow[]): { going: MediaRow[]; change: Partial<LectureRow> } {
  const hasOriginal = all.some((file) => file.kind === 'original' && !lost.includes(file));
  // A stream without one of its parts is no stream: it is made once more, from the original if that is there.
  if (lost.some(isPlayed))
    return {
      going: [...new Set([...lost, ...all.filter(({ kind }) => kind === 'poster'), ...all.filter(isPlayed)])],
      change: { state: 'failed', failure: hasOriginal ? 'interrupted' : 'uploadStopped' },
    };
  const isLost = lost.some(({ kind }) => kind === 'original') && !all.some(isPlayed);
  return { going: lost, change: isLost ? { state: 'failed', failure: 'uploadStopped' } : {} };
}
