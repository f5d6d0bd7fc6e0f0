import { readFile } from 'node:fs/promises';
import { VideoProblem } from './video-work.ts';

const maxBytes = 2 * 1024 ** 3;
const pageBytes = 4_096;

export function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

/** Calls `onExcess` once when a process takes more memory than a usual video needs. Only on Linux (/proc). */
export function watchMemory(pid: number, onExcess: (problem: VideoProblem) => void): { stop(): void } {
  const look = async (): Promise<void> => {
    const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
    const resident = Number(text.split(' ')[1] ?? 0) * pageBytes;
    if (!(resident > maxBytes)) return;
    clearInterval(timer);
    onExcess(new VideoProblem('tooLarge', `Reading it took ${Math.round(resident / 1024 ** 2)} MB of memory`));
  };
  const timer = setInterval(() => void look(), 500);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
