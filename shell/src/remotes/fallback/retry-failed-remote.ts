import type { RemoteName } from '@vidya/contracts/release/remotes';
import { remoteNow, retryQuietly } from '../load/remote-cache.ts';
import { reloadOnceAfterTimeout } from './reload-once.ts';

/** Retries a failed area. The message stays until the retry succeeds. */
export function retryFailedRemote(name: RemoteName): void {
  const known = remoteNow(name);
  void retryQuietly(name);
  if (known?.state === 'failed' && known.timedOut) void reloadOnceAfterTimeout(name);
}
