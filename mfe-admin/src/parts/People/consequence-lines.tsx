import type { Consequences } from '@vidya/contracts/calls/people';
import { Skeleton, VisuallyHidden } from '@vidya/shared-ui';
import type { ReactNode } from 'react';

/** The sentences of a confirmation dialog; without numbers while these load or if the request failed. */
export function consequenceLines(
  consequences: Consequences | null | undefined,
  courseCountText: (known: Consequences | null) => string[],
): ReactNode[] {
  if (consequences === undefined) return [...courseCountText(null), <Counting key="counting" />];
  if (consequences === null) return [...courseCountText(null), 'How much that is could not be counted just now.'];
  return courseCountText(consequences);
}

const Counting = () => (
  <>
    <Skeleton width="85%" />
    <VisuallyHidden>Counting what goes with it…</VisuallyHidden>
  </>
);
