type Listener = () => void;

interface MockTrack {
  src: string;
  srclang: string;
  language: string;
  kind: string;
  mode: string;
  /** When false, the library removes the track as soon as it opens another file. */
  isKept: boolean;
}

/** Replaces the player library in tests: records the calls, and fires the events that a test asks for. */
export class MockPlayer {
  time = 0;
  rate = 1;
  isEnded = false;
  hasBegun = false;
  plays = 0;
  isGone = false;
  sources: { src: string; type: string }[] = [];
  tracks: MockTrack[] = [];
  isPaused = true;
  isMuted = false;
  failure: { code: number } | null = null;
  private listeners = new Map<string, Listener[]>();
  private single = new Set<Listener>();

  on(names: string | string[], listener: Listener): void {
    for (const name of [names].flat()) this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  one(name: string, listener: Listener): void {
    this.single.add(listener);
    this.on(name, listener);
  }
  off(name: string, listener: Listener): void {
    this.listeners.set(name, this.listeners.get(name)?.filter((each) => each !== listener) ?? []);
  }
  fire(name: string): void {
    for (const listener of this.listeners.get(name) ?? []) {
      if (this.single.has(listener)) this.off(name, listener);
      listener();
    }
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
    this.isPaused = false;
    return Promise.resolve();
  }
  ended(): boolean {
    return this.isEnded;
  }
  hasClass(name: string): boolean {
    return name === 'vjs-has-started' && this.hasBegun;
  }
  remoteTextTracks(): MockTrack[] {
    return this.tracks;
  }
  removeRemoteTextTrack(track: MockTrack): void {
    this.tracks = this.tracks.filter((each) => each !== track);
  }
  addRemoteTextTrack(given: MockTrack, isKept: boolean): { track: MockTrack } {
    const track = { ...given, language: given.srclang, mode: 'disabled', isKept };
    this.tracks.push(track);
    return { track };
  }
  /** Like the browser's list, which fires an event when it changes. */
  textTracks() {
    const on = (_name: string, listener: Listener): void => this.on('texttrackchange', listener);
    return Object.assign([...this.tracks], { addEventListener: on });
  }
  getChild(): undefined {}
  reportUserActivity(): void {}
  error(value?: null): { code: number } | null {
    if (value === null) this.failure = null;
    return this.failure;
  }
  duration(): number {
    return 100;
  }
  paused(): boolean {
    return this.isPaused;
  }
  pause(): void {
    this.isPaused = true;
  }
  muted(value?: boolean): boolean {
    if (value !== undefined) this.isMuted = value;
    return this.isMuted;
  }
  dispose(): void {
    this.isGone = true;
  }

  /** Plays for this many seconds from the current position, in steps of 0.25 s. */
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
  /** Fails with a `MediaError` code: 2 for a network error, 4 for a file that is refused or unknown. */
  fail(code: number): void {
    this.failure = { code };
    this.fire('error');
  }
  /** A file does not play: the library opens the next one. */
  fallBack(): void {
    this.tracks = this.tracks.filter(({ isKept }) => isKept);
    this.fire('texttrackchange');
  }
  finish(): void {
    this.isEnded = true;
    this.fire('pause');
    this.fire('ended');
  }
}

export const players: MockPlayer[] = [];

/** The player on the page. */
export const currentPlayer = (): MockPlayer => {
  const player = players.at(-1);
  if (!player) throw new Error('No player has been made');
  return player;
};

/** The base class of components that extend the library. */
class MockComponent {
  controlText(): void {}
}

export default Object.assign(
  function mockLibrary(): MockPlayer {
    const player = new MockPlayer();
    players.push(player);
    return player;
  },
  { getComponent: () => MockComponent },
);
