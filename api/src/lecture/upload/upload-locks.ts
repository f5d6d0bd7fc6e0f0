import type { Lock, Locker } from '@tus/utils';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { ApiProblem } from '../../http/errors.ts';

export const busy = () => new ApiProblem(423, apiMessages.upload.busy, 'Busy');

interface Holder {
  release: () => void | Promise<void>;
  /** The waiting requests, first come first served. */
  next: (() => void)[];
}

/**
 * One request at a time per upload. A new request asks the current one to stop, as it would wait for ever behind a dead
 * connection. These locks hold in this process.
 */
export function createUploadLocks(waitMs = 15_000): Locker {
  const holders = new Map<string, Holder>();

  const waitFor = async ({ next }: Holder, signal: AbortSignal): Promise<void> => {
    const { promise, resolve: turn, reject } = Promise.withResolvers<void>();
    const giveUp = (): void => {
      const place = next.indexOf(turn);
      if (place >= 0) next.splice(place, 1);
      reject(busy());
    };
    const timer = setTimeout(giveUp, waitMs);
    signal.addEventListener('abort', giveUp, { once: true });
    next.push(turn);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    }
  };

  const newLock = (id: string): Lock => ({
    async lock(signal, release) {
      const holder = holders.get(id);
      if (!holder) {
        holders.set(id, { release, next: [] });
        return;
      }
      void holder.release();
      await waitFor(holder, signal);
      holder.release = release;
      // Others already wait behind this one.
      if (holder.next.length > 0) void release();
    },
    async unlock() {
      const turn = holders.get(id)?.next.shift();
      if (turn) turn();
      else holders.delete(id);
    },
  });
  return { newLock };
}
