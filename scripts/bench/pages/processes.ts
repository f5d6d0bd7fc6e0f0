import { readFile } from 'node:fs/promises';
import { residentMegabytes } from '../harness/memory.ts';

/** The clock ticks of Linux, in ms. */
const tickMs = 10;

/** The ids of the renderer processes: this process starts no others. */
async function rendererIds(): Promise<number[]> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
}

/** The CPU time that a process has used, in ms. */
async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name before it may hold spaces.
  const [, , , , , , , , , , , user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return (user + system) * tickMs;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The CPU time of the work in ms: of this process with its front server, and of the renderers. */
export async function cpuMsWhile(work: () => Promise<unknown>): Promise<number> {
  const pids = [process.pid, ...(await rendererIds())];
  const now = async (): Promise<number> => sum(await Promise.all(pids.map(cpuMsOf)));
  const before = await now();
  await work();
  return (await now()) - before;
}

/** The memory of the front server and of its renderers, in MB. */
export async function memoryNow(): Promise<{ front: number; renderers: number }> {
  const renderers = await Promise.all((await rendererIds()).map(residentMegabytes));
  return { front: await residentMegabytes(process.pid), renderers: sum(renderers) };
}
