import './no-dynamic-style.ts';
import type { LectureFile } from '@vidya/contracts/calls/lecture';
import { useEffect, useEffectEvent, useState } from 'react';
import core from 'video.js/dist/alt/video.core.novtt.js';

export type Library = typeof core;

export const isAdaptive = (file: LectureFile): boolean => /mpegurl/i.test(file.type);

/** Whether a library can play these files. The full library plays everything. */
const suits = (library: Library, files: LectureFile[]): boolean => library !== core || !files.some(isAdaptive);

/** The player library for a lecture's files. */
export function useLibrary(files: LectureFile[]) {
  const [library, setLibrary] = useState<Library | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<number>();
  const isHere = library !== null && suits(library, files);
  const isPlain = suits(core, files);
  // Plain files play with a third of the code; adaptive streams load the full library.
  const load = useEffectEvent(async () => (isPlain ? core : (await import('video.js')).default));
  useEffect(() => {
    if (isHere) return;
    let isGone = false;
    load().then(
      // A state setter would call a bare function.
      (suitable) => isGone || setLibrary(() => suitable),
      () => isGone || setFailedAt(attempt),
    );
    return () => {
      isGone = true;
    };
  }, [isHere, isPlain, attempt]);
  return {
    /** Null until a library that plays these files has loaded. A loaded one stays while it can play the next files. */
    library: isHere ? library : null,
    hasFailed: !isHere && !isPlain && failedAt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
