import type { Override } from '@vidya/contracts/release/release';
import { timeOfDay } from '@vidya/contracts/texts/format';
import { Button } from '@vidya/shared-ui';
import { useSetAtom } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { reloadPage } from '../remotes/fallback/reload-page.ts';
import { onRemoteChange } from '../remotes/load/remote-cache.ts';
import { stopAddress } from './addresses.ts';
import { goTo } from './go-to.ts';
import { titlesMissed } from './loaded-areas.ts';
import { isPanelOpenAtom } from './panel-atom.ts';
import { Bar, BarText } from './panel-styles.ts';

/** A permanent bar: this session has an override, when it expires, and how to end it. */
export function OverrideBar({ override }: { override: Override }) {
  const { expiresAt } = override;
  const missed = useSyncExternalStore(onRemoteChange, () => titlesMissed(override).join(', '));
  const openPanel = useSetAtom(isPanelOpenAtom);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  if (isOver) {
    return (
      <Bar aria-label="Versions">
        <BarText>Your look at other versions is over</BarText>
        <Button size="small" variant="secondary" onClick={reloadPage}>
          Reload
        </Button>
      </Bar>
    );
  }
  return (
    <Bar aria-label="Versions">
      <BarText>
        {missed ? `${missed}: not what you chose` : 'Versions changed for you'} · until{' '}
        <time dateTime={expiresAt}>{timeOfDay(expiresAt)}</time>
      </BarText>
      <Button size="small" variant="quiet" onClick={() => openPanel(true)}>
        Change
      </Button>
      <Button size="small" variant="secondary" onClick={() => goTo(stopAddress(false))}>
        Stop
      </Button>
    </Bar>
  );
}
