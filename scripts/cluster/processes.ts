import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The programs of the parts: an open shell or editor in a part's folder is none of them. */
const programs = /^(node|ffmpeg|python3[\d.]*|postgres|pg_\w+|initdb|etcd|haproxy|pgbouncer|redis-[\w-]+|prometheus)$/;

const withinMs = 10_000;

function linkOf(pid: string, name: 'cwd' | 'exe'): string {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    // It has ended, or it belongs to another user.
    return '';
  }
}

/**
 * The processes that run in this folder, by their ids (Linux). PostgreSQL leaves Patroni's process group and overwrites
 * its environment, renderers outlive a killed front server for a moment: all of them stay in the folder.
 */
export const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => `${linkOf(pid, 'cwd')}/`.startsWith(`${folder}/`))
    .filter((pid) => programs.test(path.basename(linkOf(pid, 'exe').replace(/ \(deleted\)$/, ''))))
    .map(Number);

/** Until it has ended it may hold its ports, when its program cannot be read any more. */
function hasEnded(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/** Sends SIGKILL to all that runs in this folder. Returns what that was. */
export function killIn(folder: string): number[] {
  const found = processesIn(folder);
  for (const pid of found) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It was faster.
    }
  }
  return found;
}

/** Kills all processes in this folder, also newly started ones. Resolves when none is left; rejects after 10 s. */
export async function endAllIn(folder: string): Promise<void> {
  const until = performance.now() + withinMs;
  const ending = new Set<number>();
  for (;;) {
    const found = killIn(folder);
    for (const pid of found) ending.add(pid);
    for (const pid of ending) if (hasEnded(pid)) ending.delete(pid);
    if (found.length === 0 && ending.size === 0) return;
    if (performance.now() > until) throw new Error(`Processes in ${folder} do not end: ${[...ending].join()}`);
    // oxlint-disable-next-line no-await-in-loop
    await pause(5);
  }
}
