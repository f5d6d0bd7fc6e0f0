import type { Platform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../boot/idle.ts';

type WatchType = ComponentType<{ platform: Platform }>;

const load = async (): Promise<WatchType> =>
  (await import(/* webpackChunkName: "staff" */ './StaffWatch.tsx')).StaffWatch;

/** Session warnings for staff, downloaded by staff only. */
export function StaffSlot({ platform }: { platform: Platform }) {
  const session = useAtomValue(platform.sessionAtom);
  const isStaff = session.status === 'signedIn' && session.user.role !== 'USER';
  const [Watch, setWatch] = useState<WatchType>();
  useEffect(() => {
    // Without a connection the server ends the session all the same.
    if (isStaff)
      whenIdle(
        () =>
          void load()
            .then((loaded) => setWatch(() => loaded))
            .catch(() => undefined),
      );
  }, [isStaff]);
  return isStaff && Watch ? <Watch platform={platform} /> : null;
}
