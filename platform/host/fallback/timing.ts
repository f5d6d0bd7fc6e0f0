import { limits } from '@vidya/contracts/rules/limits';

/** After this time a request counts as timed out, and the next best version is requested too. */
export const timeoutMs = limits.areaLoadMs / 2;

/** The pauses between retries in ms, with other versions to fall back to and without. */
export const pausesMs = { withOthers: [150], alone: [300, 600] } as const;

/** The pause between retries of a missing file or area, in ms. */
export const againMs = 10_000;

/** A load that neither succeeded nor failed in time. */
export class TimeoutError extends Error {}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
