import { readdir, readFile } from 'node:fs/promises';
import { residentMegabytes } from '../harness/memory.ts';

/** The clock ticks of Linux, in ms. */
const tickMs = 10;

/** The ids of the renderer processes: this process starts no others but the API. */
async function rendererIds(apiPid: number): Promise<number[]> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children
    .trim()
    .split(' ')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== apiPid);
}

/** The CPU time that a process has used with all its threads, in ms. */
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
const ofAll = async (pids: number[], of: (pid: number) => Promise<number>): Promise<number> =>
  sum(await Promise.all(pids.map(of)));

/** CPU time in ms: of this process with the front server and the harness, of the renderers, and of the API. */
export interface CpuMs {
  front: number;
  renderers: number;
  api: number;
}

/** The CPU time of the work. Time in which a process waits does not count. */
export async function cpuMsWhile(apiPid: number, work: () => Promise<unknown>): Promise<CpuMs> {
  const renderers = await rendererIds(apiPid);
  const now = (): Promise<number[]> => Promise.all([cpuMsOf(process.pid), ofAll(renderers, cpuMsOf), cpuMsOf(apiPid)]);
  const before = await now();
  await work();
  const [front = 0, rendering = 0, api = 0] = (await now()).map((ms, place) => ms - before[place]!);
  return { front, renderers: rendering, api };
}

const threadsOf = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/task`)).length;

/** The memory of the front server and of its renderers, in MB, and the threads of the renderers. */
export async function sizesNow(apiPid: number): Promise<{ front: number; renderers: number; threads: number }> {
  const pids = await rendererIds(apiPid);
  return {
    front: await residentMegabytes(process.pid),
    renderers: await ofAll(pids, residentMegabytes),
    threads: await ofAll(pids, threadsOf),
  };
}
