import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { VisuallyHidden } from '@vidya/shared-ui';
import { nameIn, titleOf } from '../../../data/releases/release-state.ts';

/** Hidden text after a button's label: the buttons of all areas have the same labels. */
export function Which({ area, version }: { area: RemoteReleases; version: string }) {
  return <VisuallyHidden>{` (${titleOf(area)} ${nameIn(area, version)})`}</VisuallyHidden>;
}
