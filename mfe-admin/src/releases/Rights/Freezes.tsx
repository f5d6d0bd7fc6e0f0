import type { AreaRights, ReleaseRights } from '@vidya/platform/calls/rights';
import type { FreezeView } from '@vidya/platform/calls/views';
import { Note } from '@vidya/shared-ui';
import { dayAndTime } from '../../data/days.ts';
import { Card, Head, Lines } from '../release-styles.ts';
import type { RightsActions } from './AreaRightsDetails.tsx';
import { Act } from './RightsGroup.tsx';

const titlesOf = ({ areas: names }: FreezeView, areas: AreaRights[]): string =>
  names?.map((name) => areas.find((area) => area.name === name)?.title ?? name).join(', ') ?? 'All areas';

/** Times in which nothing is promoted: those of now and of later. */
export function Freezes({ rights: { areas, freezes }, on }: { rights: ReleaseRights; on: RightsActions }) {
  return (
    <Card aria-labelledby="release-freezes">
      <Head>
        <h3 id="release-freezes">Freezes</h3>
        <Act label="Freeze releases" of="all areas" onPress={() => on.change({ kind: 'freeze', areas })} />
      </Head>
      {freezes.length === 0 ? <Note>None is planned.</Note> : null}
      <Lines aria-label="Freezes">
        {freezes.map((freeze) => {
          const { id, from, to, reason } = freeze;
          return (
            <li key={id}>
              <b>{titlesOf(freeze, areas)}</b>, {dayAndTime(from)} to {dayAndTime(to)}: {reason}{' '}
              <Act
                label="Remove"
                of={reason}
                onPress={() => on.remove({ kind: 'freeze', area: null, id, what: `the freeze '${reason}'` })}
              />
            </li>
          );
        })}
      </Lines>
    </Card>
  );
}
