import { ConfirmDialog } from '@vidya/shared-ui';
import { confirmationOf } from '../../parts/confirmation.ts';
import { titleOf } from '../data/release-state.ts';
import type { useRevoke } from '../data/use-revoke.ts';

/** Confirms that an area is taken back. Its card is gone afterwards, so the page's heading gets the focus. */
export function RevokeDialog({ revoke }: { revoke: ReturnType<typeof useRevoke> }) {
  const { area } = revoke;
  if (!area) return null;
  return (
    <ConfirmDialog
      {...confirmationOf(revoke, () => document.querySelector('h1'))}
      title={`Take back ${titleOf(area)}?`}
      lines={[
        `Nobody gets ${Object.keys(area.grant.paths).join(', ')} any more, and its menu links go.`,
        'Its team and its builds may publish nothing, its previews and rollouts end.',
        'Granted again, it begins without a live version.',
      ]}
      confirmLabel="Take back the area"
    />
  );
}
