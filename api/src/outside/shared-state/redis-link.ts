import { Redis } from 'ioredis';

/** Redis cannot be reached now, or did not answer in time. */
class RedisAway extends Error {
  override readonly name = 'RedisAway';
}

/** The longest wait for an answer. */
const longestWaitMs = 100;
const connectMs = 1_000;
const retryMs = 250;
/** Detects a dead connection without traffic. */
const heartbeatMs = 1_000;

/** The result of `work`; rejects when it takes longer. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  // An answer that arrived while this process was busy is read between the timer and `setImmediate`.
  const timer = setTimeout(() => setImmediate(() => reject(new RedisAway('no answer'))), ms);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

interface LinkOptions {
  url: string;
  /** Runs on each new connection; it counts as up once this succeeded. */
  prepare: (client: Redis) => Promise<unknown>;
  onUp: () => void;
  onDown: () => void;
}

/**
 * One connection to Redis, renewed for ever. A connection that fails or is slow is given up at once; until the next one
 * stands, `run` refuses without waiting.
 */
export function createRedisLink({ url, prepare, onUp, onDown }: LinkOptions) {
  let up: Redis | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const later = (work: () => Promise<void>, ms: number): void => {
    if (isClosed) return;
    timer = setTimeout(() => void work(), ms);
    timer.unref();
  };
  const drop = (client: Redis): void => {
    client.disconnect();
    if (up !== client) return;
    up = null;
    clearTimeout(timer);
    onDown();
    later(connect, retryMs);
  };
  const run = async <T>(work: (client: Redis) => Promise<T>): Promise<T> => {
    const client = up;
    if (!client) throw new RedisAway('not connected');
    try {
      return await within(longestWaitMs, work(client));
    } catch (error) {
      drop(client);
      throw new RedisAway(error instanceof Error ? error.message : 'failed', { cause: error });
    }
  };
  const beat = async (): Promise<void> => {
    // A failure has already dropped the connection, and with it this heartbeat.
    await run((client) => client.ping()).then(
      () => later(beat, heartbeatMs),
      () => {},
    );
  };
  const connect = async (): Promise<void> => {
    const client = new Redis(url, {
      lazyConnect: true,
      retryStrategy: () => null,
      enableOfflineQueue: false,
      connectionName: 'vidya-api',
      disconnectTimeout: longestWaitMs,
      // Errors also reject the command or the connection attempt.
    }).on('error', () => {});
    try {
      await within(connectMs, client.connect());
      await within(connectMs, prepare(client));
      if (isClosed || client.status !== 'ready') throw new RedisAway('closed');
      up = client;
      client.once('close', () => drop(client));
      onUp();
      later(beat, heartbeatMs);
    } catch {
      client.disconnect();
      onDown();
      later(connect, retryMs);
    }
  };
  return {
    /** Tries once to connect, and goes on trying in the background. */
    start: connect,
    run,
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      up?.disconnect();
      up = null;
    },
  };
}

export type RedisLink = ReturnType<typeof createRedisLink>;
