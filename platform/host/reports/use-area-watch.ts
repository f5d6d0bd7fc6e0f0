import type { Remote } from '@vidya/contracts/browser/platform';
import { useEffect } from 'react';
import { versionOf } from '../load/versions-here.ts';
import { declaredBy } from '../routes-here.ts';
import { note, noteFailure } from './outcome-reports.ts';

/** In ms after the arrival at an area. */
const blankAfterMs = 3_000;

/** Tells of an area that shows no text three seconds after it is there, and of one that led to where it should. */
export function useAreaWatch(remote: Remote): void {
  useEffect(() => {
    const here = versionOf(remote);
    if (!here) return undefined;
    const timer = setTimeout(() => {
      if (document.querySelector('main')?.innerText?.trim() === '')
        noteFailure(here, 'blank', new Error('The page shows no text.'));
    }, blankAfterMs);
    return () => {
      clearTimeout(timer);
      if (location.pathname === declaredBy(here.name)?.leadsTo) note({ ...here, outcome: 'business' });
    };
  }, [remote]);
}
