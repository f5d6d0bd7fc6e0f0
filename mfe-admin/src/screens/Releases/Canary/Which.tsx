import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { VisuallyHidden } from '@vidya/shared-ui';
import { nameIn, titleOf } from '../../../data/releases/release-state.ts';

/** Behind a button's words: buttons of two areas are called alike. */
export function Which({ area, version }: { area: RemoteReleases; version: string }) {
  return <VisuallyHidden>{` (${titleOf(area)} ${nameIn(area, version)})`}</VisuallyHidden>;
}
