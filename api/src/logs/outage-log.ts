interface Log {
  error: (line: string) => void;
}

/** Without a failure for so long, an outage counts as over, in ms. */
const usualQuietMs = 10_000;

/** One line when requests begin to fail for want of the database, and one with their number when no more do. */
export function createOutageLog(quietMs = usualQuietMs) {
  let refused = 0;
  let begunMs = 0;
  let lastMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (log: Log, reason: string): void => {
    lastMs = Date.now();
    refused += 1;
    if (refused === 1) {
      begunMs = lastMs;
      log.error(`No database: ${reason}`);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      const seconds = Math.ceil((lastMs - begunMs) / 1_000);
      if (refused > 1) log.error(`No database: refused ${refused} requests within ${seconds} s`);
      refused = 0;
    }, quietMs);
    timer.unref();
  };
}
