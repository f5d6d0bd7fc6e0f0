import { lazyPart } from '@vidya/shared-ui';
import { type ComponentProps, Suspense, useState } from 'react';
import type { ConflictDialog } from './ConflictDialog.tsx';

const Dialog = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/** The conflict dialog. Its code is loaded by the first conflict; most forms never have one. */
export function OnConflict(props: ComponentProps<typeof ConflictDialog>) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.conflict.isOpen && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null;
}
