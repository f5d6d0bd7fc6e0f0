/** A load that neither succeeded nor failed in time. */
export class TimeoutError extends Error {}
