import { count } from '@vidya/contracts/texts/format';
import type { RemoteReleases } from '../../calls/area-releases.ts';
import type { RehearsalView } from '../../calls/views.ts';

export const findingsText = (findings: number): string => `${count(findings)} finding${findings === 1 ? '' : 's'}`;

/** 'Rehearsed 25 Nov, 12:00: 40 views, nothing wrong'. `when`: the time as it is shown there. */
export function rehearsedText({ views, findings, skipped }: Omit<RehearsalView, 'at'>, when: string): string {
  const seen = `${count(views)} view${views === 1 ? '' : 's'}`;
  const found = findings === 0 ? 'nothing wrong' : findingsText(findings);
  const unseen = skipped > 0 ? [`${count(skipped)} not looked at`] : [];
  return `Rehearsed ${when}: ${[seen, found, ...unseen].join(', ')}`;
}

export const nothingRehearsed =
  'Nothing was rehearsed: no browser has opened its pages beside the live version, so hidden, dead and broken parts are unseen.';

/**
 * Whether a version may replace the live one although no rehearsal of it was recorded: the API asks for one only where
 * the area has a signing key.
 */
export function isUnseen(
  { live, canary, versions }: Pick<RemoteReleases, 'live' | 'canary' | 'versions'>,
  version: string,
) {
  const view = [canary, ...versions].find((one) => one?.version === version);
  return live !== null && live.version !== version && view?.rehearsal === null && view.rehearsalMissing === '';
}
