/** Something neither came nor failed. */
export class HangsError extends Error {}
