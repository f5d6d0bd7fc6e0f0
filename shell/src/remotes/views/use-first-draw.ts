import type { Remote } from '@vidya/contracts/browser/platform';
import { useEffect } from 'react';
import { note } from '../../reports/report-text.ts';
import { isAwaited, versionOf } from '../load/versions-here.ts';

/** In ms: a page that stays this long, with all its code loaded, counts as drawn. */
const standsMs = 1_000;

/** Marks an area's version as drawn. Until then another version may replace it. */
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
