import type { LectureFile } from '@vidya/contracts/calls/lecture';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Library, libraryFor, suits } from './library.ts';

interface UsedLibrary {
  /** Null until a library that plays these files has loaded. A loaded one stays while it can play the next files. */
  library: Library | null;
  /** The library did not load. */
  hasFailed: boolean;
  retry: () => void;
}

/** The player library for a lecture's files. */
export function useLibrary(files: LectureFile[]): UsedLibrary {
  const [library, setLibrary] = useState<Library | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<number>();
  const isHere = library !== null && suits(library, files);
  const load = useEffectEvent(() => libraryFor(files));
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
  }, [isHere, attempt]);
  return { library: isHere ? library : null, hasFailed: failedAt === attempt, retry: () => setAttempt(attempt + 1) };
}
