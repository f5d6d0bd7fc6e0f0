import type { VersionView } from '@vidya/platform/calls/area-releases';
import { rehearsedText } from '@vidya/platform/gate/document/rehearsed-text';
import { dayAndTime } from '../data/days.ts';
import { Aside } from '../parts/table-styles.ts';

interface RehearsedLineProps {
  version: Pick<VersionView, 'rehearsal'>;
  /** Whether it is said that nothing was rehearsed. */
  isCandidate?: boolean;
}

/** What the last rehearsal of a version found. */
export function RehearsedLine({ version: { rehearsal }, isCandidate = false }: RehearsedLineProps) {
  if (!rehearsal) return isCandidate ? <Aside>Not rehearsed</Aside> : null;
  return <Aside>{rehearsedText(rehearsal, dayAndTime(rehearsal.at))}</Aside>;
}
