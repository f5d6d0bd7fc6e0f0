import type { Remote } from '@vidya/contracts/browser/platform';
import { useEffect } from 'react';
import { note } from '../../reports/report-text.ts';
import { isAwaited, versionOf } from '../load/versions-here.ts';

/** What has stood so long, with all its code here, was drawn. */
const standsMs = 1_000;

/** Marks an area's version as drawn: until then another one may take its place unseen. */
export function useFirstDraw(remote: Remote): void {
  useEffect(() => {
    const here = versionOf(remote);
    if (here?.phase !== 'ready') return;
    const watch = setInterval(() => {
      if (isAwaited(here)) return;
      clearInterval(watch);
      here.phase = 'drawn';
      note({ ...here, outcome: 'ok' });
    }, standsMs);
    return () => clearInterval(watch);
  }, [remote]);
}
