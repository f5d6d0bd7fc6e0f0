import type { Audit } from './audit.ts';
import type { ConversionResult } from './conversion.ts';
import type { KillResult } from './kills.ts';
import type { RefusalResult } from './refusals.ts';
import type { StreamResult } from './streams.ts';
import type { UploadResult } from './uploads.ts';

const most = { growthMegabytes: 100, firstByteMs: 300 };
const leastShare = 0.5;

/** What was measured, in lines; and what missed its target. */
export interface Verdict {
  lines: string[];
  missed: string[];
}

const whatFailed = (checks: [isMissed: boolean, words: string][]): string[] =>
  checks.filter(([isMissed]) => isMissed).map(([, words]) => words);

export const ofUploads = (result: UploadResult, megabytes: number): Verdict => ({
  lines: [
    `Upload of ${megabytes} MB: the API grew by ${result.growth.toFixed(0)} MB, at ${(result.upload / result.copy).toFixed(2)} of a plain copy's speed (${result.upload.toFixed(0)} of ${result.copy.toFixed(0)} MB/s).`,
    `Cut off ${result.cuts} times; the files are ${result.isIdentical ? 'identical' : 'DIFFERENT'}.`,
  ],
  missed: whatFailed([
    [result.growth > most.growthMegabytes, `the API grew by more than ${most.growthMegabytes} MB`],
    [result.upload / result.copy < leastShare, `an upload is slower than ${leastShare} of a plain copy`],
    [!result.isIdentical, 'an uploaded file differs from what was sent'],
  ]),
});

export const ofRefusals = ({ growth, wrong, attempts }: RefusalResult, { orphans }: Audit): Verdict => ({
  lines: [
    `${attempts} strange files: the API grew by ${growth.toFixed(0)} MB; ${wrong.length} answered wrongly, ${orphans} files left behind.`,
  ],
  missed: whatFailed([
    [growth > most.growthMegabytes, `the API grew by more than ${most.growthMegabytes} MB`],
    [orphans > 0, 'files were left behind'],
    ...wrong.map((words): [boolean, string] => [true, words]),
  ]),
});

export const ofStreams = ({ requests, median, p99, pages }: StreamResult, count: number): Verdict => ({
  lines: [
    `${count} streams of 2 Mbit/s: ${requests} requests, first byte ${median.toFixed(0)} ms in the median, ${p99.toFixed(0)} ms at p99, with ${pages} list pages meanwhile.`,
  ],
  missed: whatFailed([[p99 > most.firstByteMs, `the first byte came later than ${most.firstByteMs} ms at p99`]]),
});

export const ofConversion = (results: ConversionResult[]): Verdict => ({
  lines: results.map(
    ({ name, playingSeconds, seconds }) =>
      `Preparing a ${name}: ${playingSeconds} s of film in ${seconds.toFixed(1)} s, ${(playingSeconds / seconds).toFixed(1)} times playing speed.`,
  ),
  missed: [],
});

export const ofKills = (result: KillResult, found: Audit): Verdict => ({
  lines: [
    `Killed ${result.kills} times during ${result.lectures} lectures: ${result.failed} failed, ${result.stuck} stuck; ` +
      `${found.lostFiles} files lost, ${found.emptyLectures} lectures without their film, ${found.orphans} orphaned files, ${found.openJobs} jobs open.`,
  ],
  missed: whatFailed([
    [result.failed > 0, 'a lecture failed though its film was sent'],
    [result.stuck > 0, 'a lecture never came to an end'],
    [found.lostFiles > 0, 'a file is missing'],
    [found.emptyLectures > 0, 'a lecture has no film'],
    [found.orphans > 0, 'files were left behind'],
    [found.openJobs > 0, 'a job did not end'],
  ]),
});
