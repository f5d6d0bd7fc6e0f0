import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseDown } from './database/servers/database-down.ts';
import { safeMessage } from './logs/safe-message.ts';
import { StoreDown } from './outside/files/file-store.ts';

/** What a server that has just started waits for; null if for nothing any more. */
export type Missing = 'database' | 'files' | null;

interface StartUpStep {
  needs: 'database' | 'files';
  /** May run again after a failure. */
  run: () => Promise<void>;
}

interface StartUpOptions {
  steps: StartUpStep[];
  /** By default the log. */
  say?: (line: string) => void;
  /** Until the first new attempt, in ms; each pause is twice as long as the one before. */
  firstPauseMs?: number;
}

const maxPauseMs = 30_000;

/** PostgreSQL refuses the name, the password or the database: waiting does not help. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && (/^(?:28|3D000$)/.test((error as { code?: string }).code ?? '') || isRefused(error.cause));

const mayPass = (error: unknown): boolean => error instanceof StoreDown || (isDatabaseDown(error) && !isRefused(error));

/**
 * Runs the steps of a start in order. What is away only delays them: each is repeated with growing pauses, and the log says
 * once why. Any other error ends the start.
 */
export function createStartUp({ steps, say = console.warn, firstPauseMs = 1_000 }: StartUpOptions) {
  let missing: Missing = steps[0]?.needs ?? null;
  const stopping = new AbortController();
  const delayed = Promise.withResolvers<void>();

  async function repeat({ needs, run }: StartUpStep): Promise<void> {
    missing = needs;
    for (let pauseMs = firstPauseMs; !stopping.signal.aborted; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await run();
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (!mayPass(error)) throw error;
        if (pauseMs === firstPauseMs)
          say(`Not ready: the ${needs} can not be reached (${safeMessage(error)}). Trying again.`);
        delayed.resolve();
      }
      // oxlint-disable-next-line no-await-in-loop
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function runAll(): Promise<void> {
    for (const step of steps) {
      // oxlint-disable-next-line no-await-in-loop
      await repeat(step);
      if (stopping.signal.aborted) return;
    }
    missing = null;
  }
  let done: Promise<void> | undefined;

  return {
    missing: (): Missing => missing,
    /** Resolves when all steps are done or something is away; rejects with the error that ends the start. */
    begin(): Promise<void> {
      done = runAll();
      return Promise.race([done, delayed.promise]);
    },
    /** Resolves when the server is ready or stops. Rejects with the error that ends the start. */
    done: (): Promise<void> => done ?? Promise.resolve(),
    stop: (): void => stopping.abort(),
  };
}
