import type { Platform } from '@vidya/contracts/browser/platform';
import { useState } from 'react';
import { FactorBanner } from './FactorBanner.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { useStaffSession } from './use-staff-session.ts';

/** What only staff see of their session: that it is about to end, and that they need a second factor. */
export function StaffWatch({ platform }: { platform: Platform }) {
  const { phase, session, stay } = useStaffSession(platform);
  /** What the person has read about this session: the page stays as it is. */
  const [read, setRead] = useState<{ phase: string; endsAt: string }>();
  const isRead = read?.phase === phase && read.endsAt === session?.endsAt;
  return (
    <>
      {session?.factorDueAt ? <FactorBanner dueAt={session.factorDueAt} /> : null}
      {session && phase !== 'fine' && !isRead ? (
        <SessionDialog
          phase={phase}
          endsAt={session.endsAt}
          onStay={stay}
          onRead={() => setRead({ phase, endsAt: session.endsAt })}
          onLeave={platform.signOut}
        />
      ) : null}
    </>
  );
}
