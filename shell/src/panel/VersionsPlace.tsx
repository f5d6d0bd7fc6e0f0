import type { Platform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isPanelOpenAtom } from '../frame/frame-atoms.ts';
import { readPageSettings } from '../remotes/load/page-settings.ts';

// Rarely used by few people: nobody else downloads any of it.
const VersionsPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './VersionsPanel.tsx')).VersionsPanel,
}));
const VersionsBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './VersionsBar.tsx')).VersionsBar,
}));

/** The versions panel while it is open, and the bar about an override, an inactive link or a development build. */
export function VersionsPlace({ platform }: { platform: Platform }) {
  const isOpen = useAtomValue(isPanelOpenAtom);
  const settings = readPageSettings();
  const hasBar = settings.isDevelopment || settings.override || settings.linkNotice;
  return (
    <Suspense>
      {hasBar ? <VersionsBar {...settings} /> : null}
      {isOpen ? <VersionsPanel platform={platform} /> : null}
    </Suspense>
  );
}
