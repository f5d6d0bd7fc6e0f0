import { rehearsedText } from '@vidya/contracts/release/rehearsed-text';
import type { VersionView } from '@vidya/contracts/release/release-calls';
import { dayAndTime } from '../../data/days.ts';
import { Aside } from '../../parts/table-styles.ts';

/** What the last rehearsal of a version found; nothing for a version without one. */
export function RehearsedLine({ version: { rehearsal } }: { version: Pick<VersionView, 'rehearsal'> }) {
  if (!rehearsal) return null;
  return <Aside>{rehearsedText(rehearsal, dayAndTime(rehearsal.at))}</Aside>;
}
