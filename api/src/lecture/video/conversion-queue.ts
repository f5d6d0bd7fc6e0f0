import type { LectureParts } from '../lecture-parts.ts';
import { convertVideo } from './convert-video.ts';

export type ConversionQueue = ReturnType<typeof createConversionQueue>;

export const createConversionQueue = ({ jobs }: Pick<LectureParts, 'jobs'>) => ({
  /** The number of videos that are prepared before each waiting one, by its lecture. */
  async queuedBefore(): Promise<ReadonlyMap<string, number>> {
    const all = await jobs.listUnderWay(convertVideo);
    const lectureIds = [...new Set(all.map(({ data }) => data.lectureId))];
    const running = new Set(all.filter(({ isRunning }) => isRunning).map(({ data }) => data.lectureId));
    return new Map(lectureIds.map((id, place) => [id, place] as const).filter(([id]) => !running.has(id)));
  },
});
