import type { Platform } from '@vidya/contracts/platform';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { readPageSettings } from '../remotes/page-settings.ts';
import { isPanelOpenAtom } from './panel-atom.ts';

// For few people and rarely: nobody else loads a byte of it.
const VersionsPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './VersionsPanel.tsx')).VersionsPanel,
}));
const OverrideBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './OverrideBar.tsx')).OverrideBar,
}));
const DevelopmentButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: "versions" */ './DevelopmentButton.tsx')).DevelopmentButton,
}));

/** The panel for looking at other versions while it is open, and the bar that says that one does. */
export function VersionsPlace({ platform }: { platform: Platform }) {
  const isOpen = useAtomValue(isPanelOpenAtom);
  const { override, isDevelopment } = readPageSettings();
  return (
    <Suspense>
      {isDevelopment ? <DevelopmentButton override={override} /> : null}
      {override && !isDevelopment ? <OverrideBar override={override} /> : null}
      {isOpen ? <VersionsPanel platform={platform} /> : null}
    </Suspense>
  );
}
