/** The safeguards of a file store, so that no file is lost by mistake. A bucket would have the same. */
export interface StoreGuard {
  /** The store's location, for operators: a folder. */
  readonly place: string;
  identity: StoreIdentity;
  quarantine: Quarantine;
}

/** The store's id, which the database also stores, so that nobody mistakes an empty or foreign disk for it. */
interface StoreIdentity {
  /** `null` when the store has no id yet. Rejects when the store cannot be read. */
  read(): Promise<string | null>;
  /** Sets the id of a store without one; keeps an existing id. Returns the id afterwards. */
  claim(id: string): Promise<string>;
  /** Replaces the id. */
  replace(id: string): Promise<void>;
}

export interface QuarantinedFile {
  /** The sweep that quarantined it. */
  batch: string;
  name: string;
  bytes: number;
  /** The time of the quarantine, by this machine's clock. */
  changedMs: number;
}

/** Quarantined files, one batch per sweep, before their deletion. The store's list does not contain them. */
interface Quarantine {
  /** False: there is no such file. */
  put(batch: string, name: string): Promise<boolean>;
  /** Moves a file back. False when it is not in this batch, or when another file has its place. */
  restore(batch: string, name: string): Promise<boolean>;
  list(): AsyncIterable<QuarantinedFile>;
  remove(batch: string, name: string): Promise<void>;
}
