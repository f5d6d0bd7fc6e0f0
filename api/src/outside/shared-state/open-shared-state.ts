import { createMemoryState } from './memory-state.ts';
import { openRedisState, type RedisPlace } from './redis-state.ts';
import type { SharedState } from './shared-state.ts';

/** Redis where one is set, otherwise this process's memory. */
export const openSharedState = async (redis: RedisPlace | null): Promise<SharedState> =>
  redis ? openRedisState(redis) : createMemoryState();
