import type { Lecture } from '@vidya/contracts/calls/lecture';
import { Description } from '../../parts/styles.ts';

/** The lecture's description. */
export function Overview({ lecture }: { lecture: Lecture }) {
  return <Description>{lecture.description.trim() || 'No description yet.'}</Description>;
}
