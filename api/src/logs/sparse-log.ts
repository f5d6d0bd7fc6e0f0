/** In ms. */
const sameAgainAfterMs = 10_000;

/** Writes lines to the log as errors; the same line again only after ten seconds, so that a long trouble does not fill it. */
export function createSparseLog(write: (line: string) => void = console.error, now: () => number = Date.now) {
  let last = { line: '', at: Number.NEGATIVE_INFINITY };
  return (line: string): void => {
    if (line === last.line && now() - last.at < sameAgainAfterMs) return;
    last = { line, at: now() };
    write(line);
  };
}
