import { count, fileSize } from '@vidya/contracts/texts/format';
import { speedText, timeLeftText } from '../uploads/throughput.ts';
import { isRunning, percentOf, type Upload, uploadPercent } from '../uploads/upload-list.ts';

const percentText = (percent: number): string => `${percent}\u00a0%`;
const sentText = (upload: Upload): string => percentText(uploadPercent(upload));
const failureText = ({ failure }: Upload): string => failure ?? 'The upload failed';

/** The state of an upload: '43 % · 2.4 MB/s · about 2 min left'. */
export function statusText(upload: Upload): string {
  const { state, sentBytes, bytesPerSecond, resumedFrom, file, isSaved, origin } = upload;
  if (state === 'queued') return 'Waiting for its turn';
  if (state === 'waiting') return `${sentText(upload)} · Waiting for the network`;
  if (state === 'paused') return `${sentText(upload)} · Paused`;
  if (state === 'failed') return failureText(upload);
  if (state === 'done') return isSaved || origin === 'queue' ? 'Uploaded' : 'Uploaded. Its lecture is not saved yet.';
  if (bytesPerSecond === 0) {
    if (resumedFrom === null) return sentText(upload);
    return `Continuing from ${percentText(percentOf(resumedFrom, file.size))}`;
  }
  const left = timeLeftText((file.size - sentBytes) / bytesPerSecond);
  return `${sentText(upload)} · ${speedText(bytesPerSecond)} · ${left}`;
}

/** The same in the lecture's form, where neither speed nor time matters. */
export function briefText(upload: Upload): string {
  const { state } = upload;
  if (state === 'failed') return failureText(upload);
  if (state === 'done') return 'This video is uploaded.';
  if (state === 'waiting') return `Waiting for the network at ${sentText(upload)}`;
  return `${state === 'paused' ? 'Paused at' : 'Uploading:'} ${sentText(upload)}`;
}

/** The file's name, followed by its size. */
export const nameText = ({ file }: Upload): string => `${file.name} (${fileSize(file.size)})`;

/** What a screen reader announces of an upload: start, pause, end and failure, never a percentage on the way. */
export function spokenText(upload: Upload): string {
  const { state, resumedFrom, file } = upload;
  if (state === 'queued') return '';
  if (state === 'done') return `${file.name} is uploaded`;
  if (state === 'failed') return `${file.name}: ${failureText(upload)}`;
  if (state === 'waiting') return `${file.name}: waiting for the network`;
  if (state === 'paused') return `${file.name}: paused`;
  if (resumedFrom === null) return `Uploading ${file.name}`;
  return `${file.name}: continuing from ${percentOf(resumedFrom, file.size)} percent`;
}

/** The panel's title: 'Uploading 2 videos · 43 %', 'Uploads: 1 failed' or 'Uploads'. */
export function panelTitle(uploads: readonly Upload[]): string {
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  if (failed > 0) return `Uploads: ${count(failed)} failed`;
  const left = uploads.filter(isRunning);
  if (left.length === 0) return 'Uploads';
  const sum = (of: (upload: Upload) => number): number => left.reduce((total, upload) => total + of(upload), 0);
  const percent = percentOf(
    sum(({ sentBytes }) => sentBytes),
    sum(({ file }) => file.size),
  );
  const is = (wanted: Upload['state']): boolean => left.every(({ state }) => state === wanted);
  const verb = is('paused') ? 'Paused:' : is('waiting') ? 'Waiting for the network:' : 'Uploading';
  return `${verb} ${left.length === 1 ? '1 video' : `${count(left.length)} videos`} · ${percentText(percent)}`;
}
