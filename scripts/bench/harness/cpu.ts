import { readFile } from 'node:fs/promises';

/** The kernel counts CPU time in ticks of 10 ms. */
const tickMs = 10;

/** CPU time that this process has used so far, in ms. */
export async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
