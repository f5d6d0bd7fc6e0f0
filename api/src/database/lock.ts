import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Another process has the database open. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The database in ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`);
    this.pid = pid;
  }
}

/** The start time of a process, on Linux only: a reused process id is not the process that took the lock. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ownerOf(file: string): number | null {
  const [number, start] = readFileSync(file, 'utf8').split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return null;
  return !start || startOf(pid) === start ? pid : null;
}

/**
 * PGlite has no lock of its own, and two processes on one folder silently lose data. Throws `DatabaseInUse`; takes over
 * a lock whose owner has ended. Returns the function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const file = `${folder}.lock`;
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = ownerOf(file);
      if (owner !== null) throw new DatabaseInUse(folder, owner);
      rmSync(file, { force: true });
    }
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
