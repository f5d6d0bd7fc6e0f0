import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { titleOf } from '../../data/releases/release-state.ts';
import { AreaActions } from './AreaActions.tsx';
import { AreaHistory } from './AreaHistory.tsx';
import { AreaNotices } from './AreaNotices.tsx';
import { Comparison } from './Canary/Comparison.tsx';
import type { ReleaseActions } from './release-actions.ts';
import { Card, Columns, Head, Name, Nothing } from './release-styles.ts';
import { VersionName } from './VersionName.tsx';

interface AreaCardProps {
  area: RemoteReleases;
  on: ReleaseActions;
}

/** One area: the live version beside the canary, the actions, and the history. */
export function AreaCard({ area, on }: AreaCardProps) {
  const { name, live, previous } = area;
  return (
    <Card aria-labelledby={`area-${name}`}>
      <Head>
        <h2 id={`area-${name}`} tabIndex={-1}>
          {titleOf(area)}
        </h2>
        <Name>{name}</Name>
      </Head>
      <AreaNotices area={area} on={on} />
      <Columns>
        <div>
          {live ? <Comparison area={area} live={live} /> : <Nothing>Nobody gets a version of it yet.</Nothing>}
          {live && previous ? (
            <Nothing>
              Pages fall back to <VersionName version={previous.version} /> when it fails.
            </Nothing>
          ) : null}
          <AreaActions area={area} on={on} />
        </div>
        <AreaHistory area={area} />
      </Columns>
    </Card>
  );
}
