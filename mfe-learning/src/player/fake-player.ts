type Listener = () => void;

/** Stands in for the player library in tests: remembers what it was told, and fires what a test says. */
export class FakePlayer {
  time = 0;
  rate = 1;
  isEnded = false;
  hasBegun = false;
  plays = 0;
  isGone = false;
  sources: { src: string; type: string }[] = [];
  tracks: { src: string }[] = [];
  private listeners = new Map<string, Listener[]>();

  on(names: string | string[], listener: Listener): void {
    for (const name of [names].flat()) this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  one(name: string, listener: Listener): void {
    this.on(name, listener);
  }
  fire(name: string): void {
    for (const listener of this.listeners.get(name) ?? []) listener();
  }
  currentTime(time?: number): number {
    if (time !== undefined) this.time = time;
    return this.time;
  }
  playbackRate(rate?: number): number {
    if (rate !== undefined) this.rate = rate;
    return this.rate;
  }
  defaultPlaybackRate(): void {}
  poster(): void {}
  src(sources: { src: string; type: string }[]): void {
    this.sources = sources;
    this.time = 0;
    this.isEnded = false;
  }
  play(): Promise<void> {
    this.plays += 1;
    return Promise.resolve();
  }
  ended(): boolean {
    return this.isEnded;
  }
  hasClass(name: string): boolean {
    return name === 'vjs-has-started' && this.hasBegun;
  }
  remoteTextTracks(): { src: string }[] {
    return this.tracks;
  }
  removeRemoteTextTrack(track: { src: string }): void {
    this.tracks = this.tracks.filter((each) => each !== track);
  }
  addRemoteTextTrack(track: { src: string }): void {
    this.tracks.push(track);
  }
  dispose(): void {
    this.isGone = true;
  }

  /** Plays from where it stands for so many seconds, a quarter at a time. */
  watch(seconds: number): void {
    this.hasBegun = true;
    this.fire('timeupdate');
    for (let step = 0; step < seconds * 4; step += 1) {
      this.time += 0.25;
      this.fire('timeupdate');
    }
  }
  seek(to: number): void {
    this.time = to;
    this.fire('seeking');
  }
  finish(): void {
    this.isEnded = true;
    this.fire('pause');
    this.fire('ended');
  }
}

export const players: FakePlayer[] = [];

/** The one on the page. */
export const currentPlayer = (): FakePlayer => {
  const player = players.at(-1);
  if (!player) throw new Error('No player has been made');
  return player;
};

export default function fakeLibrary(): FakePlayer {
  const player = new FakePlayer();
  players.push(player);
  return player;
}
