import type { RemoteReleases } from '@vidya/contracts/release-calls';
import { VisuallyHidden } from '@vidya/shared-ui';
import { titleOf } from '../../data/release-state.ts';
import { numberOf } from '../../data/version-name.ts';

/** Behind a button's words: buttons of two areas are called alike. */
export function Which({ area, version }: { area: RemoteReleases; version: string }) {
  return <VisuallyHidden>{` (${titleOf(area)} ${numberOf(version)})`}</VisuallyHidden>;
}
