import type { Lecture } from '@vidya/contracts/calls/lecture';
import { videoFailures } from '@vidya/contracts/texts/choices';

/** What learners see while another video takes the place of theirs, for its author. */
export function replacementText({ state, authoring }: Pick<Lecture, 'state' | 'authoring'>): string {
  if (state !== 'failed') return 'Learners see the earlier video until this one is ready.';
  const reason = authoring?.failure ? videoFailures[authoring.failure] : 'The new video could not be prepared.';
  return `${reason} Learners go on seeing the earlier video.`;
}
