import type { Platform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { readPageSettings } from '../remotes/load/page-settings.ts';
import { isPanelOpenAtom } from './panel-atom.ts';

// Rarely used by few people: nobody else downloads any of it.
const VersionsPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './VersionsPanel.tsx')).VersionsPanel,
}));
const OverrideBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './OverrideBar.tsx')).OverrideBar,
}));
const LinkNoticeBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './LinkNoticeBar.tsx')).LinkNoticeBar,
}));
const DevelopmentButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './DevelopmentButton.tsx')).DevelopmentButton,
}));

/** The versions panel while it is open, the bar about an active override, and the notice about an inactive link. */
export function VersionsPlace({ platform }: { platform: Platform }) {
  const isOpen = useAtomValue(isPanelOpenAtom);
  const { override, linkNotice, isDevelopment } = readPageSettings();
  const bar = isDevelopment ? (
    <DevelopmentButton override={override} />
  ) : override ? (
    <OverrideBar override={override} />
  ) : null;
  return (
    <Suspense>
      {linkNotice ? <LinkNoticeBar notice={linkNotice}>{bar}</LinkNoticeBar> : bar}
      {isOpen ? <VersionsPanel platform={platform} /> : null}
    </Suspense>
  );
}
