import { fileSize } from '../data/file-checks.ts';
import { speedText, timeLeftText } from '../uploads/throughput.ts';
import { percentOf, type Upload, uploadPercent } from '../uploads/upload-list.ts';

const space = '\u00a0';

/** The state of an upload: '43 % · 2.4 MB/s · about 2 min left'. */
export function statusText(upload: Upload): string {
  const { state, sentBytes, bytesPerSecond, resumedFrom, file, failure } = upload;
  const percent = `${uploadPercent(upload)}${space}%`;
  if (state === 'queued') return 'Waiting for its turn';
  if (state === 'waiting') return `${percent} · Waiting for the connection…`;
  if (state === 'failed') return failure ?? 'The upload failed';
  if (state === 'done') return 'Uploaded';
  if (bytesPerSecond === 0) {
    if (resumedFrom === null) return percent;
    return `Continuing from ${percentOf(resumedFrom, file.size)}${space}%`;
  }
  const left = timeLeftText((file.size - sentBytes) / bytesPerSecond);
  return `${percent} · ${speedText(bytesPerSecond)} · ${left}`;
}

/** The file's name, followed by its size. */
export const nameText = ({ file }: Upload): string => `${file.name} (${fileSize(file.size)})`;

const saidEvery = 25;

/** What a screen reader announces of an upload: the start, every 25 percent, the end, and errors. */
export function spokenText(upload: Upload): string {
  const { state, resumedFrom, file, failure } = upload;
  if (state === 'queued') return '';
  if (state === 'done') return `${file.name} is uploaded`;
  if (state === 'failed') return `${file.name}: ${failure ?? 'the upload failed'}`;
  if (state === 'waiting') return `${file.name}: waiting for the connection`;
  const quarter = Math.floor(uploadPercent(upload) / saidEvery) * saidEvery;
  if (resumedFrom !== null && percentOf(resumedFrom, file.size) >= quarter) {
    return `${file.name}: continuing from ${percentOf(resumedFrom, file.size)} percent`;
  }
  return quarter === 0 ? `Uploading ${file.name}` : `${file.name}: ${quarter} percent uploaded`;
}
