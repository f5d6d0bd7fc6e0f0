/** One part of the cluster: a process with its children, in a folder of its own. */
export interface Part {
  /** 'api-1', 'worker-2', 'front-1', 'postgres-1' (Patroni and its PostgreSQL), 'haproxy', … */
  name: string;
  /** SIGKILL to all of its processes. Resolves when none of them lives. */
  kill(): Promise<void>;
  /** SIGTERM, as a deploy does. Resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when it is healthy again. Rejects with the end of its log. */
  start(): Promise<void>;
}

/** What lies between two kinds of parts. */
export interface Link {
  /** 'haproxy-front-1', 'front-api-1', 'pgbouncer-postgres' (to the primary), 'api-redis', … */
  name: string;
  /** From now on bytes vanish in both directions, of old and new connections; nobody is told. */
  swallow(): void;
  restore(): Promise<void>;
}

export interface ClusterOptions {
  /** An absolute path. Data in it survive the cluster. */
  folder: string;
  /** Whether a commit waits for the replica: default true. */
  isSynchronous?: boolean;
  /** Whether a proxy stands on each link: default false. */
  hasLinks?: boolean;
  /** More variables for APIs and workers. */
  env?: Record<string, string>;
  say?: (line: string) => void;
  /** Ends a start halfway. */
  signal?: AbortSignal;
}

export interface Cluster {
  /** The site through HAProxy. */
  siteAddress: string;
  /** The sandbox: card gateway, sign-in and inbox. */
  gatewayAddress: string;
  /** The sandbox's mail server, as in SMTP_URL. */
  smtp: string;
  /** The current primary directly, for checks. */
  databaseUrl(): Promise<string>;
  /** Which of the two PostgreSQL leads now. */
  primary(): Promise<Part>;
  parts: ReadonlyMap<string, Part>;
  links: ReadonlyMap<string, Link>;
  /** The environment of the APIs, with secrets. */
  apiEnv: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts the site as on many machines, on loopback; the areas have to be built. Rejects when a part does not become
 * healthy; nothing runs then.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  throw new Error(`Not startable yet: ${options.folder}`);
}
