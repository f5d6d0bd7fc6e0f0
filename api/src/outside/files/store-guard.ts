/** What a store of files has whatever lies in it, so that nothing of it is lost by mistake. A bucket has the same. */
export interface StoreGuard {
  /** Where it is, for operators: a folder. */
  readonly place: string;
  identity: StoreIdentity;
  quarantine: Quarantine;
}

/** Which store this is: an id that the database knows too, so that an empty or foreign disk is never taken for it. */
export interface StoreIdentity {
  /** `null`: nobody has named this store yet. Rejects when the store cannot be read. */
  read(): Promise<string | null>;
  /** Names a store without a name; one that has a name keeps it. Returns the name it has afterwards. */
  claim(id: string): Promise<string>;
  /** Gives it another name. */
  replace(id: string): Promise<void>;
}

export interface QuarantinedFile {
  /** The sweep that put it aside. */
  batch: string;
  name: string;
  bytes: number;
  /** When it was put aside, as this machine's clock says. */
  changedMs: number;
}

/** Files that were put aside before they go for good, a batch for each sweep. They are not part of the store's list. */
export interface Quarantine {
  /** False: there is no such file. */
  put(batch: string, name: string): Promise<boolean>;
  /** Back to its place. False: it is not in this batch, or another file has its place by now. */
  restore(batch: string, name: string): Promise<boolean>;
  list(): AsyncIterable<QuarantinedFile>;
  remove(batch: string, name: string): Promise<void>;
}
