import './no-dynamic-style.ts';
import type { LectureFile } from '@vidya/contracts/lecture';
import core from 'video.js/dist/alt/video.core.novtt.js';

export type Library = typeof core;

const isAdaptive = (file: LectureFile): boolean => /mpegurl/i.test(file.type);

/** Plain files play with a third of the code; adaptive streams bring the whole library. */
export async function libraryFor(files: LectureFile[]): Promise<Library> {
  if (!files.some(isAdaptive)) return core;
  return (await import('video.js')).default;
}
