import type { Override } from '@vidya/contracts/release/release';
import { type RemoteName, remotes } from '@vidya/contracts/release/remotes';
import { Button } from '@vidya/shared-ui';
import { useSetAtom } from 'jotai';
import { isPanelOpenAtom } from './panel-atom.ts';
import { Bar, BarText } from './panel-styles.ts';

/** On a development build: opens the panel for anybody, and names the areas with an override. */
export function DevelopmentButton({ override }: { override: Override | null }) {
  const openPanel = useSetAtom(isPanelOpenAtom);
  const changed = Object.keys(override?.areas ?? {}).map((name) => remotes[name as RemoteName].title);
  return (
    <Bar aria-label="Versions">
      {changed.length > 0 ? <BarText>{changed.join(', ')}</BarText> : null}
      <Button size="small" variant="quiet" onClick={() => openPanel(true)}>
        Versions
      </Button>
    </Bar>
  );
}
