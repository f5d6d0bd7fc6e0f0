/** One attempt of a virtual user; times in ms of `performance.now()`. */
interface Attempt {
  from: number;
  /** Infinity while it waits. */
  to: number;
  isGood: boolean;
}

const slotMs = 500;

/** Remembers what people attempted of one kind, such as buying, and computes the time without a success. */
export class Timeline {
  readonly #attempts: Attempt[] = [];

  /** Notes the start of an attempt. Call the result at its end. */
  begin(now = performance.now()): (isGood: boolean, now?: number) => void {
    const attempt: Attempt = { from: now, to: Number.POSITIVE_INFINITY, isGood: false };
    this.#attempts.push(attempt);
    return (isGood, end = performance.now()) => void Object.assign(attempt, { to: end, isGood });
  }

  /**
   * Seconds between these times without a success, in steps of half a second: a step counts if an attempt waited all
   * through it or failed in it, and none succeeded in it.
   */
  secondsWithout(from: number, to: number): number {
    let slots = 0;
    for (let start = from; start + slotMs <= to; start += slotMs) if (this.#isWithout(start)) slots += 1;
    return (slots * slotMs) / 1_000;
  }

  #isWithout(start: number): boolean {
    const end = start + slotMs;
    const ended = this.#attempts.filter((one) => one.to >= start && one.to < end);
    if (ended.some(({ isGood }) => isGood)) return false;
    return ended.length > 0 || this.#attempts.some((one) => one.from <= start && one.to >= end);
  }

  /** Attempts that ended between these times: all, and those that failed. */
  counts(from: number, to: number): { attempts: number; failed: number } {
    const ended = this.#attempts.filter((one) => one.to >= from && one.to < to);
    return { attempts: ended.length, failed: ended.filter(({ isGood }) => !isGood).length };
  }
}
