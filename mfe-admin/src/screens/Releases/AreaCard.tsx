import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { Note } from '@vidya/shared-ui';
import { titleOf } from '../../data/releases/release-state.ts';
import { AreaActions } from './AreaActions.tsx';
import { AreaHistory } from './AreaHistory.tsx';
import { AreaNotices } from './AreaNotices.tsx';
import { Comparison } from './Canary/Comparison.tsx';
import { Card, Columns, Head, Remark } from './release-styles.ts';
import type { ReleaseActions } from './VersionButton.tsx';
import { VersionName } from './VersionName.tsx';

/** One area: the live version beside the canary, the actions, and the history. */
export function AreaCard({ area, on }: { area: RemoteReleases; on: ReleaseActions }) {
  const { name, live, previous } = area;
  return (
    <Card aria-labelledby={`area-${name}`}>
      <Head>
        <h2 id={`area-${name}`} tabIndex={-1}>
          {titleOf(area)}
        </h2>
        <Note as="span">{name}</Note>
      </Head>
      <AreaNotices area={area} on={on} />
      <Columns>
        <div>
          {live ? <Comparison area={area} live={live} /> : <Remark>Nobody gets a version of it yet.</Remark>}
          {live && previous ? (
            <Remark>
              Pages fall back to <VersionName version={previous.version} /> when it fails.
            </Remark>
          ) : null}
          <AreaActions area={area} on={on} />
        </div>
        <AreaHistory area={area} />
      </Columns>
    </Card>
  );
}

/** The heading of an area's card. It gets the focus when the pressed button is gone. */
export const headingOf = ({ name }: RemoteReleases): HTMLElement | null => document.getElementById(`area-${name}`);
