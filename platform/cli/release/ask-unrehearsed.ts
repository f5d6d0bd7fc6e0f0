import type { RemoteReleases } from '../../calls/area-releases.ts';
import type { Promotion } from '../../calls/release.ts';
import { isUnseen, nothingRehearsed } from '../../gate/document/rehearsed-text.ts';
import { ask } from './ask.ts';
import { nextStep } from './next-step.ts';

/** The version that a promotion without one takes: the canary, else the newest. */
const meantBy = ({ canary, stopped, versions }: RemoteReleases): string | undefined =>
  canary && !stopped ? canary.version : versions[0]?.version;

/**
 * Says before a promotion to everybody that nothing of the version was rehearsed, and asks whether to go on; without a
 * terminal it only says so. Where an area has a signing key, the API refuses instead.
 */
export async function isWanted(
  area: RemoteReleases | undefined,
  promotion: Promotion,
  { say, agree = ask }: { say: (line: string) => void; agree?: typeof ask },
): Promise<boolean> {
  const isForAll = promotion.percent === undefined && promotion.cohort === undefined;
  if (!area || !isForAll || promotion.unrehearsed) return true;
  const version = promotion.version ?? meantBy(area);
  if (version === undefined || !isUnseen(area, version)) return true;
  say(`${area.name} ${version}: ${nothingRehearsed}`);
  const isAgreed = (await agree('Promote it to everybody all the same?')) ?? true;
  if (!isAgreed) say(nextStep(area.name, '--rehearse'));
  return isAgreed;
}
