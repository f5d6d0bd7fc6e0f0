/** A count within its window. */
export interface WindowCount {
  count: number;
  /** Until the window ends, in ms. */
  msLeft: number;
}

/** Counts per key in fixed windows: a window begins with its first count. */
export interface Counts {
  /** Adds `by`, which may be negative; the count never falls below 0. */
  add(key: string, by: number, windowMs: number): Promise<WindowCount>;
  /** Adds one without waiting. What other servers counted arrives in batches, up to a quarter of a second late. */
  addSoon(key: string, windowMs: number): WindowCount;
  forget(key: string): Promise<void>;
}

/** What a server remembers and another may outdate. */
export interface Changes {
  /**
   * Returns a function that runs `clear` here and on all other servers; call it after the change is committed. `clear`
   * also runs after an interruption, when announcements of others may have been lost.
   */
  clearEverywhere(topic: string, clear: () => void): () => void;
}

export interface LeaseRequest {
  /** Another server wants the lease, or has it already: the holder should end soon. */
  onWanted: () => void;
  /** Stops waiting. */
  signal: AbortSignal;
  /** How long to wait for the current holder, in ms. */
  waitMs: number;
}

/** The right of one server to a thing. Ends by itself some seconds after its server died. */
export interface Lease {
  end(): Promise<void>;
}

export interface Leases {
  /** Null if another server kept it for the whole wait. Within this server, the caller sees to the order itself. */
  take(name: string, request: LeaseRequest): Promise<Lease | null>;
}

/**
 * What all API servers of a site share beside the database. Nothing here is worth more than a few minutes: while it
 * cannot be reached, every server goes on alone.
 */
export interface SharedState {
  counts: Counts;
  changes: Changes;
  leases: Leases;
  /** How often the connection was lost since the start. */
  outages(): number;
  close(): Promise<void>;
}
