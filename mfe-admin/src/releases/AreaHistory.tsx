import { timeOfDay } from '@vidya/contracts/texts/format';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { Button, VisuallyHidden } from '@vidya/shared-ui';
import { useState } from 'react';
import { dayText, exactly } from '../data/days.ts';
import { nameIn, titleOf } from './data/release-state.ts';
import { actorOfRelease, releaseSentence } from './data/texts/release-text.ts';
import { History, Lines, Remark } from './release-styles.ts';

const first = 4;

/** The area's history: who did what, when and why, newest first. */
export function AreaHistory({ area }: { area: RemoteReleases }) {
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
