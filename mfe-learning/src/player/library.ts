import './no-dynamic-style.ts';
import type { LectureFile } from '@vidya/contracts/calls/lecture';
import core from 'video.js/dist/alt/video.core.novtt.js';

export type Library = typeof core;

export const isAdaptive = (file: LectureFile): boolean => /mpegurl/i.test(file.type);

/** Whether a library can play these files. The full library plays everything. */
export const suits = (library: Library, files: LectureFile[]): boolean => library !== core || !files.some(isAdaptive);

/** Plain files play with a third of the code; adaptive streams load the full library. */
export async function libraryFor(files: LectureFile[]): Promise<Library> {
  if (suits(core, files)) return core;
  return (await import('video.js')).default;
}
