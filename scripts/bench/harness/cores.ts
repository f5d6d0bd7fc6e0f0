import { spawnSync } from 'node:child_process';
import os from 'node:os';

/** Moves a process with all its threads to these cores. Throws where the system has no `taskset` or does not allow it. */
function move(pid: number, cores: string): void {
  const { error, status, stderr } = spawnSync('taskset', ['-acp', cores, String(pid)], { encoding: 'utf8' });
  if (error ?? status !== 0) throw new Error(error?.message ?? stderr.trim());
}

/**
 * Moves this process, and so all that it starts later, away from the first core. Returns the function that moves a
 * server to that core: it has it for itself, as it would have its machine. Where that cannot be, both say so and do
 * nothing.
 */
export function reserveCore(): (pid: number) => void {
  const apart = (pid: number, cores: string): void => {
    try {
      move(pid, cores);
    } catch (failure) {
      console.warn('  All share the same cores, so figures suffer:', (failure as Error).message);
    }
  };
  if (os.availableParallelism() < 2) {
    console.warn('  There is one core for everything, so figures suffer.');
    return () => undefined;
  }
  apart(process.pid, `1-${os.availableParallelism() - 1}`);
  return (pid) => apart(pid, '0');
}
