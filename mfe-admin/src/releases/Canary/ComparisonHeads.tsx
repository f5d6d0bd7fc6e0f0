import type { RemoteReleases, VersionView } from '@vidya/platform/calls/area-releases';
import { Badge, VisuallyHidden } from '@vidya/shared-ui';
import { dayAndTime } from '../../data/days.ts';
import { type CanaryView, canaryOut, promoterOf } from '../data/release-state.ts';
import { verdictLabels } from '../data/texts/judgement-text.ts';
import { reachText, releaserOf, restText } from '../data/texts/release-text.ts';
import { RehearsedLine } from '../RehearsedLine.tsx';
import { VersionName } from '../VersionName.tsx';
import { Reach } from './comparison-styles.ts';

/** The live version: who gets it, since when, and who promoted it. */
export function LiveHead({ area, live }: { area: RemoteReleases; live: VersionView }) {
  const promoter = promoterOf(area);
  return (
    <th scope="col">
      <Badge tone="success">Live</Badge>
      <VersionName version={live.version} />
      <Reach>For {restText(area.canary)}</Reach>
      <small>
        {live.liveSince ? `Since ${dayAndTime(live.liveSince)}` : null}{' '}
        {promoter === undefined ? 'published by ' : 'by '}
        <bdi translate="no">{releaserOf(promoter ?? live.publishedBy)}</bdi>
      </small>
      <RehearsedLine version={live} />
    </th>
  );
}

/** The canary: who gets it, who started it, and what is known of it. */
export function CanaryHead({ area, canary }: { area: RemoteReleases; canary: CanaryView }) {
  const verdict = area.judgement && verdictLabels[area.judgement.verdict];
  return (
    <th scope="col">
      <Badge tone={canaryOut(area) ? 'info' : 'neutral'}>{area.stopped ? 'Stopped' : 'Canary'}</Badge>
      <VersionName version={canary.version} />
      <Reach>For {reachText(canary)}</Reach>
      <small>
        Published {dayAndTime(canary.publishedAt)} by <bdi translate="no">{releaserOf(canary.publishedBy)}</bdi>
      </small>
      <RehearsedLine version={canary} isCandidate />
      {verdict ? (
        <Badge tone={verdict.tone}>
          {verdict.label}
          <VisuallyHidden> against the control group</VisuallyHidden>
        </Badge>
      ) : null}
    </th>
  );
}
