import { limits } from '@vidya/contracts/rules/limits';

/** What has not come by then is taken to hang: the next best is asked for as well. */
export const hangsAfterMs = limits.areaLoadMs / 2;

/** The pauses between tries, when there is something else to fall back to and when there is not. */
export const pausesMs = { withOthers: [150], alone: [300, 600] } as const;

/** While something is missing it is asked for again so often. */
export const againMs = 10_000;
