import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../config/webpack/shared.ts';
import { dataFolder } from './folders.ts';

export interface Service {
  name: string;
  script: string;
  args?: string[];
  /** Node's own flags. */
  flags?: readonly string[];
  env: Record<string, string>;
  /** An address that responds 2xx when the service is ready. */
  health: string;
}

const graceMs = 8_000;
const healthyWithinMs = 180_000;
const askWithinMs = 5_000;

/** The exit code after SIGPIPE. */
export const readerGone = 141;

/**
 * Calls back with the usual exit code at each signal that stops this process, and when the reader of its output is gone
 * (`npm start | head`), which would otherwise end it at once and leave all that it started.
 */
export function whenStopped(stop: (exitCode: number) => void): void {
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => stop(exitCode));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => stop(readerGone));
}

/** Runs services in parallel. */
export class ProcessGroup {
  readonly #children = new Map<string, ChildProcess>();
  readonly #logs: string;
  #isStopping = false;
  #reportDeath: (error: Error) => void = () => undefined;
  /** Rejects when a service ends by itself; its message names the service. */
  readonly death = new Promise<never>((_, reject) => {
    this.#reportDeath = reject;
  });

  constructor(logs: string) {
    this.#logs = logs;
    mkdirSync(logs, { recursive: true });
    this.death.catch(() => undefined);
  }

  /** Starts one service and waits until it is healthy. Its output goes to a log file. */
  async start(service: Service): Promise<void> {
    if (this.#isStopping) throw new Error(`${service.name} is not started: all are being stopped.`);
    const { flags = [], script, args = [] } = service;
    const child = spawn(process.execPath, [...flags, path.join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...service.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group: Ctrl-C reaches only this process, which then stops the services.
      detached: true,
    });
    this.#children.set(service.name, child);
    this.#keepOutput(service.name, child);
    child.on('exit', (code, signal) => {
      this.#children.delete(service.name);
      if (!this.#isStopping)
        this.#reportDeath(
          new Error(
            `${service.name} stopped by itself (${signal ?? `exit code ${code}`}); see the end of ${path.relative(root, this.#logs)}/${service.name}.log`,
          ),
        );
    });
    await Promise.race([untilHealthy(service), this.death]);
  }

  #keepOutput(name: string, child: ChildProcess): void {
    const log = createWriteStream(path.join(this.#logs, `${name}.log`));
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.stderr?.on('data', (text: Buffer) => process.stderr.write(`[${name}] ${text.toString()}`));
  }

  /** Whether `stop` was called. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Stops all services; resolves when all processes have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#children.values()].map((child) => endChild(child)));
  }
}

/** Runs services until one ends or a signal arrives, then stops all. Prints an error's message; exit code 1. */
export async function withProcessGroup(work: (group: ProcessGroup) => Promise<void>): Promise<void> {
  const group = new ProcessGroup(path.join(dataFolder(), 'logs'));
  whenStopped(() => void group.stop().then(() => process.exit(0)));
  try {
    await work(group);
    await group.death;
  } catch (error) {
    // What fails during a stop fails because of it, and the signal's handler ends this process.
    if (group.isStopping) return;
    console.error(error instanceof Error ? error.message : error);
    await group.stop();
    process.exit(1);
  }
}

/** Ends a process and waits for it; kills it if it does not end in time. */
export async function endChild(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  clearTimeout(timer);
}

async function untilHealthy({ name, health }: Service): Promise<void> {
  const until = performance.now() + healthyWithinMs;
  while (performance.now() < until) {
    const isHealthy = await fetch(health, { signal: AbortSignal.timeout(askWithinMs) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isHealthy) return;
    await pause(100);
  }
  throw new Error(`${name} did not become healthy within ${healthyWithinMs / 1000} s (${health}).`);
}
