import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { isBuiltIn } from '@vidya/contracts/release/remotes';
import { timeOfDay } from '@vidya/contracts/texts/format';
import { Button, Note, VisuallyHidden } from '@vidya/shared-ui';
import { useState } from 'react';
import { dayText, exactly } from '../../data/days.ts';
import { nameIn, titleOf } from '../../data/releases/release-state.ts';
import { actorOfRelease, releaseSentence } from '../../data/releases/release-text.ts';
import { watchText } from '../../data/releases/rollout-text.ts';
import { AreaActions } from './AreaActions.tsx';
import { AreaNotices } from './AreaNotices.tsx';
import { Comparison } from './Canary/Comparison.tsx';
import { ControlComparison } from './Canary/ControlComparison.tsx';
import { RolloutSteps } from './Canary/RolloutSteps.tsx';
import { Previews } from './Previews.tsx';
import { Card, Columns, Head, History, Lines, Remark } from './release-styles.ts';
import { SeenErrors } from './SeenErrors.tsx';
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
          <Watched area={area} />
          <RolloutSteps area={area} on={on} />
          <AreaActions area={area} on={on} />
          <Previews area={area} on={on} />
          {area.canary && area.judgement ? <ControlComparison area={area} judgement={area.judgement} /> : null}
          <SeenErrors area={area} />
          <Granted area={area} on={on} />
        </div>
        <AreaHistory area={area} />
      </Columns>
    </Card>
  );
}

/** That the site may go back by itself, for an hour after a promotion. */
function Watched({ area }: { area: RemoteReleases }) {
  const watched = area.liveGuard && watchText(area.liveGuard, (version) => nameIn(area, version));
  return watched ? <Remark>{watched}</Remark> : null;
}

/** The paths that are its own; what came with the site stays. */
function Granted({ area, on }: { area: RemoteReleases; on: ReleaseActions }) {
  const { name, grant } = area;
  return (
    <>
      <Remark>
        Its own: {Object.keys(grant.paths).join(', ')}. At most {grant.budgetKb} kB at first load.
      </Remark>
      {isBuiltIn(name) ? null : (
        <Button variant="quiet" size="small" onClick={() => on.revoke(area)}>
          Take back the area
          <VisuallyHidden> {titleOf(area)}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

/** The heading of an area's card. It gets the focus when the pressed button is gone. */
export const headingOf = ({ name }: RemoteReleases): HTMLElement | null => document.getElementById(`area-${name}`);

const first = 4;

/** The area's history: who did what, when and why, newest first. */
function AreaHistory({ area }: { area: RemoteReleases }) {
  const [isWhole, setWhole] = useState(false);
  const { history } = area;
  const shown = isWhole ? history : history.slice(0, first);
  return (
    <History>
      <h3>What happened last</h3>
      {history.length === 0 ? <Remark>Nothing yet.</Remark> : null}
      <Lines aria-label={`What happened last to ${titleOf(area)}`}>
        {shown.map((line) => (
          <Line key={`${line.at} ${line.action}`} area={area} line={line} />
        ))}
      </Lines>
      {history.length > first ? (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${history.length - first} more`}
          <VisuallyHidden> of {titleOf(area)}</VisuallyHidden>
        </Button>
      ) : null}
    </History>
  );
}

function Line({ area, line }: { area: RemoteReleases; line: RemoteReleases['history'][number] }) {
  const { at, action, by, details } = line;
  const { did, thing, rest } = releaseSentence(action, details, (version) => nameIn(area, version));
  const { reason } = details;
  return (
    <li>
      <p>
        <b>
          <bdi translate="no">{actorOfRelease(by, 'by' in details)}</bdi>
        </b>{' '}
        {did} <b>{thing}</b> {rest}
      </p>
      {typeof reason === 'string' && reason !== '' ? <p>Reason: {reason}</p> : null}
      <time dateTime={at} title={exactly(at)}>
        {dayText(at)}, {timeOfDay(at)}
      </time>
    </li>
  );
}
