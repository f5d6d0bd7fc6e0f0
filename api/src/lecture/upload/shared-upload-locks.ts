import type { Locker } from '@tus/utils';
import type { Lease, Leases } from '../../outside/shared-state/shared-state.ts';
import { busy } from './upload-locks.ts';

/** One request at a time per upload on all servers together: `local` orders those of this server. */
export const createSharedUploadLocks = (local: Locker, leases: Leases, waitMs = 15_000): Locker => ({
  newLock(id) {
    const lock = local.newLock(id);
    let lease: Lease | null = null;
    return {
      async lock(signal, release) {
        await lock.lock(signal, release);
        lease = await leases.take(`upload ${id}`, { signal, waitMs, onWanted: () => void release() });
        if (lease) return;
        await lock.unlock();
        throw busy();
      },
      async unlock() {
        await lease?.end();
        await lock.unlock();
      },
    };
  },
});
