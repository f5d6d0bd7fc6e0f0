import { readFile } from 'node:fs/promises';

/** The resident memory of a process, in MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
