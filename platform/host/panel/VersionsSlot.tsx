import type { Platform } from '@vidya/contracts/browser/platform';
import { useAtom } from 'jotai';
import { OnDemand } from '../../../shell/src/boot/OnDemand.tsx';
import { isPanelOpenAtom } from '../../../shell/src/frame/frame-atoms.ts';
import { readPageSettings } from '../load/page-settings.ts';

const loadPanel = async () => (await import(/* webpackChunkName: "versions" */ './VersionsPanel.tsx')).VersionsPanel;
const loadBar = async () => (await import(/* webpackChunkName: "versions" */ './VersionsBar.tsx')).VersionsBar;

/** The versions panel while it is open, and the bar about an override, an inactive link or a development build. */
export function VersionsSlot({ platform }: { platform: Platform }) {
  const settings = readPageSettings();
  const [isOpen, setOpen] = useAtom(isPanelOpenAtom);
  const hasBar = settings.isDevelopment || settings.override || settings.linkNotice;
  const fail = (): void => {
    setOpen(false);
    platform.toasts.error('Versions could not be loaded');
  };
  return (
    <>
      {hasBar ? <OnDemand load={loadBar} props={settings} onFailed={fail} /> : null}
      {isOpen ? <OnDemand load={loadPanel} props={{ platform }} onFailed={fail} /> : null}
    </>
  );
}
