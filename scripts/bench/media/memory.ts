import { readFile } from 'node:fs/promises';

const everyMs = 50;
const megabyte = 1024 * 1024;

/** What a process holds now, in MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / megabyte;
}

/** By how many MB a process grows, at most, while the work is done. */
export async function growthWhile<Value>(
  pid: number,
  work: () => Promise<Value>,
): Promise<{ value: Value; growth: number }> {
  const before = await residentMegabytes(pid);
  let most = before;
  const timer = setInterval(() => {
    // The last look may come after the process has ended.
    residentMegabytes(pid).then(
      (now) => void (most = Math.max(most, now)),
      () => undefined,
    );
  }, everyMs);
  try {
    const value = await work();
    return { value, growth: most - before };
  } finally {
    clearInterval(timer);
  }
}
