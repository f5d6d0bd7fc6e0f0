import { serverNow } from '@vidya/contracts/browser/server-clock';
import { timeOfDay } from '@vidya/contracts/texts/format';
import { Button } from '@vidya/shared-ui';
import { useSetAtom } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isPanelOpenAtom } from '../../../shell/src/frame/frame-atoms.ts';
import type { LinkNotice, PageSettings } from '../../gate/document/page-settings-shape.ts';
import type { Override } from '../../gate/document/release.ts';
import { reloadPage } from '../fallback/reload-page.ts';
import { onRemoteChange } from '../load/remote-cache.ts';
import { titleOf } from '../routes-here.ts';
import { stopAddress } from './addresses.ts';
import { goTo } from './go-to.ts';
import { titlesMissed } from './loaded-areas.ts';
import { Bar, BarText } from './panel-styles.ts';

const noticeTexts: Record<LinkNotice, string> = {
  over: 'This link to other versions has run out, or was not made here: it changed nothing.',
  forStaff: 'This link shows other versions to administrators. Log in as one, then load the page again.',
};

/** Why an override link shows the usual pages, until the visitor closes it; then the bar about an active override. */
export function VersionsBar({ override, linkNotice, isDevelopment }: PageSettings) {
  const [isNoticeClosed, setNoticeClosed] = useState(false);
  if (linkNotice && !isNoticeClosed)
    return (
      <Bar aria-label="Link to versions">
        <BarText role="status">{noticeTexts[linkNotice]}</BarText>
        <Button size="small" variant="secondary" onClick={() => setNoticeClosed(true)}>
          Close
        </Button>
      </Bar>
    );
  if (isDevelopment) return <DevelopmentBar override={override} />;
  return override && <OverrideBar override={override} />;
}

/** On a development build: opens the panel for anybody, and names the areas with an override. */
function DevelopmentBar({ override }: { override: Override | null }) {
  const openPanel = useSetAtom(isPanelOpenAtom);
  const changed = Object.keys(override?.areas ?? {}).map(titleOf);
  return (
    <Bar aria-label="Versions">
      {changed.length > 0 ? <BarText>{changed.join(', ')}</BarText> : null}
      <Button size="small" variant="quiet" onClick={() => openPanel(true)}>
        Versions
      </Button>
    </Bar>
  );
}

/** A permanent bar: this session has an override, when it expires, and how to end it. */
function OverrideBar({ override }: { override: Override }) {
  const { expiresAt } = override;
  // Holders of its link may look, and change nothing.
  const isPreview = override.kind === 'preview';
  const missed = useSyncExternalStore(onRemoteChange, () => titlesMissed(override).join(', '));
  const openPanel = useSetAtom(isPanelOpenAtom);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(expiresAt) - serverNow());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  if (isOver)
    return (
      <Bar aria-label="Versions">
        <BarText>Your look at other versions is over</BarText>
        <Button size="small" variant="secondary" onClick={reloadPage}>
          Reload
        </Button>
      </Bar>
    );
  return (
    <Bar aria-label="Versions">
      <BarText>
        {missed ? `${missed}: not what you chose` : isPreview ? 'Preview' : 'Versions changed for you'} · until{' '}
        <time dateTime={expiresAt}>{timeOfDay(expiresAt)}</time>
      </BarText>
      {isPreview ? null : (
        <Button size="small" variant="quiet" onClick={() => openPanel(true)}>
          Change
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => goTo(stopAddress(false))}>
        Stop
      </Button>
    </Bar>
  );
}
