import type { Platform } from '@vidya/contracts/browser/platform';
import { useAtom } from 'jotai';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { isPanelOpenAtom } from '../frame/frame-atoms.ts';
import { readPageSettings } from '../remotes/load/page-settings.ts';

const loadPanel = async () => (await import(/* webpackChunkName: "versions" */ './VersionsPanel.tsx')).VersionsPanel;
const loadBar = async () => (await import(/* webpackChunkName: "versions" */ './VersionsBar.tsx')).VersionsBar;

interface OnDemandProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  given: Props;
  onFailed: () => void;
}

/**
 * A component whose code is loaded when it is wanted, because few people ever want it. When that fails the page stays as it
 * is, and it is loaded again when it is wanted again: `lazy` would take the page down.
 */
function OnDemand<Props extends object>({ load, given, onFailed }: OnDemandProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        console.warn('A part of the frame could not be loaded.', error);
        fail();
      },
    );
  }, [load]);
  return Part ? <Part {...given} /> : null;
}

/** The versions panel while it is open, and the bar about an override, an inactive link or a development build. */
export function VersionsPlace({ platform }: { platform: Platform }) {
  const settings = readPageSettings();
  const [isOpen, setOpen] = useAtom(isPanelOpenAtom);
  const hasBar = settings.isDevelopment || settings.override || settings.linkNotice;
  const fail = (): void => {
    setOpen(false);
    platform.toasts.error('Versions could not be loaded');
  };
  return (
    <>
      {hasBar ? <OnDemand load={loadBar} given={settings} onFailed={fail} /> : null}
      {isOpen ? <OnDemand load={loadPanel} given={{ platform }} onFailed={fail} /> : null}
    </>
  );
}
