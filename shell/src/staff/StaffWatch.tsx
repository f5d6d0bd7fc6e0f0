import type { Platform } from '@vidya/contracts/browser/platform';
import { useState } from 'react';
import { FactorBanner } from './FactorBanner.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { useStaffSession } from './use-staff-session.ts';

/** What only staff see of their session: that it is about to end, and that they need a second factor. */
export function StaffWatch({ platform }: { platform: Platform }) {
  const { phase, session, stay } = useStaffSession(platform);
  const [isTold, setTold] = useState(false);
  const isAsked = phase === 'idle' || phase === 'over' || (phase === 'ending' && !isTold);
  return (
    <>
      {session?.factorDueAt ? <FactorBanner dueAt={session.factorDueAt} /> : null}
      {session && isAsked ? (
        <SessionDialog
          phase={phase}
          endsAt={session.endsAt}
          onStay={stay}
          onTold={() => setTold(true)}
          onLeave={platform.signOut}
        />
      ) : null}
    </>
  );
}
