const windowMs = 5_000;
const minMs = 500;

/** Measures an upload's speed. Create a new one after every interruption, because a pause would distort the speed. */
export function createThroughput() {
  let samples: [nowMs: number, sentBytes: number][] = [];
  return {
    /** Bytes per second over the last few seconds; 0 while there are too few samples. */
    at: (sentBytes: number, nowMs: number): number => {
      samples = [...samples.filter(([at]) => nowMs - at <= windowMs), [nowMs, sentBytes]];
      const [[since, before] = [nowMs, sentBytes]] = samples;
      const spentMs = nowMs - since;
      return spentMs < minMs ? 0 : Math.max(0, ((sentBytes - before) * 1000) / spentMs);
    },
  };
}

/** 2516582 → '2.4 MB/s'. */
export function speedText(bytesPerSecond: number): string {
  const kilobytes = bytesPerSecond / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB/s` : `${(kilobytes / 1024).toFixed(1)} MB/s`;
}

/** 110 → 'about 2 min left'. */
export function timeLeftText(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 60) return `about ${Math.ceil(seconds / 10) * 10} s left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutes} min left`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `about ${hours} h left` : `about ${hours} h ${rest} min left`;
}
