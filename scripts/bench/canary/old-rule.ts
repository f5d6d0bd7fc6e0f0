interface Minute {
  visits: number;
  failed: number;
}

const minVisits = 30;
const margin = 0.05;
const assumedRate = 0.02;
const windowMinutes = 30;

/** The rule before: over the last half hour, canaries stopped 5 points above the failures of all live visits. */
export class OldRule {
  readonly canary: Minute[] = [];
  readonly live: Minute[] = [];

  add(canary: Minute, live: Minute): boolean {
    const sums = [this.sumWith(this.canary, canary), this.sumWith(this.live, live)] as const;
    const [tried, known] = sums;
    if (tried.visits < minVisits) return false;
    const liveRate = known.visits < minVisits ? assumedRate : known.failed / known.visits;
    return tried.failed / tried.visits - liveRate > margin;
  }

  private sumWith(minutes: Minute[], minute: Minute): Minute {
    minutes.push(minute);
    if (minutes.length > windowMinutes) minutes.shift();
    return {
      visits: minutes.reduce((sum, { visits }) => sum + visits, 0),
      failed: minutes.reduce((sum, { failed }) => sum + failed, 0),
    };
  }
}
