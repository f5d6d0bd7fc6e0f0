/** Something neither came nor failed. */
export class TimeoutError extends Error {}
