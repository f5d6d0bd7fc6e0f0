import type { RemoteName } from '@vidya/contracts/release/remotes';
import { remoteNow, retryQuietly } from '../load/remote-cache.ts';
import { reloadOnceAfterTimeout } from './reload-once.ts';

/** Another try for an area that failed, with no word of it until it has worked. */
export function retryRemoteLater(name: RemoteName): void {
  const known = remoteNow(name);
  void retryQuietly(name);
  if (known?.state === 'failed' && known.hangs) void reloadOnceAfterTimeout(name);
}
