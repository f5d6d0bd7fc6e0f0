import { readFile } from 'node:fs/promises';

const everyMs = 50;

/** The resident memory of a process, in MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Runs the work; returns its value and the highest growth of the process in MB. */
export async function growthWhile<Value>(pid: number, work: () => Promise<Value>) {
  const before = await residentMegabytes(pid);
  let highest = before;
  const look = (): Promise<void> =>
    residentMegabytes(pid).then(
      (now) => void (highest = Math.max(highest, now)),
      // The process may have ended before the last sample.
      () => undefined,
    );
  const timer = setInterval(() => void look(), everyMs);
  try {
    const value = await work();
    return { value, growth: highest - before };
  } finally {
    clearInterval(timer);
  }
}
