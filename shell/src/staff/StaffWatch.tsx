import type { Platform } from '@vidya/contracts/browser/platform';
import { lazyPart } from '@vidya/shared-ui';
import { Suspense, useState } from 'react';
import { FactorAdvice } from './FactorAdvice.tsx';
import { FactorBanner } from './FactorBanner.tsx';
import { useStaffSession } from './use-staff-session.ts';

// Seen rarely, and never at once.
const SessionDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "staff-dialog" */ './SessionDialog.tsx')).SessionDialog,
  () => null,
);

/** What only staff see of their session: that it is about to end, and that they need, or had better have, a second factor. */
export function StaffWatch({ platform }: { platform: Platform }) {
  const { phase, userId, session, stay } = useStaffSession(platform);
  /** What the person has read about this session: the page stays as it is. */
  const [read, setRead] = useState<{ phase: string; endsAt: string }>();
  const isRead = read?.phase === phase && read.endsAt === session?.endsAt;
  return (
    <>
      {session?.factorDueAt ? <FactorBanner dueAt={session.factorDueAt} /> : null}
      {session?.isFactorAdvised && userId ? <FactorAdvice key={userId} userId={userId} /> : null}
      {session && phase !== 'fine' && !isRead ? (
        <Suspense>
          <SessionDialog
            phase={phase}
            endsAt={session.endsAt}
            onStay={stay}
            onRead={() => setRead({ phase, endsAt: session.endsAt })}
            onLeave={platform.signOut}
          />
        </Suspense>
      ) : null}
    </>
  );
}
