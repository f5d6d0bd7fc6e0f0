/**
 * How many times slower this machine is than the one for which the limits of tests are written, at least 1. `npm test`
 * measures it before each step.
 */
const factor = Math.max(1, Number(process.env['TIME_FACTOR'] || 1));

/** A test's limit of time in ms on this machine. A limit, not a wait: only what fails takes so long. */
export const timeLimit = (ms: number): number => Math.round(ms * factor);
