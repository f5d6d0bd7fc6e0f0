import type { Consequences } from '@vidya/contracts/calls/people';
import { Skeleton, VisuallyHidden } from '@vidya/shared-ui';
import type { ReactNode } from 'react';

/** The sentences of a question; without their numbers while these are counted, and where they could not be. */
export function consequenceLines(
  consequences: Consequences | null | undefined,
  inWords: (known: Consequences | null) => string[],
): ReactNode[] {
  if (consequences === undefined) return [...inWords(null), <Counting key="counting" />];
  if (consequences === null) return [...inWords(null), 'How much that is could not be counted just now.'];
  return inWords(consequences);
}

const Counting = () => (
  <>
    <Skeleton width="85%" />
    <VisuallyHidden>Counting what goes with it…</VisuallyHidden>
  </>
);
