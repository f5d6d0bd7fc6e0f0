import { videoFailures } from '@vidya/contracts/calls/choices';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import type { BadgeTone } from '@vidya/shared-ui';
import { type Upload, uploadPercent } from '../uploads/upload.ts';

interface StateText {
  label: string;
  tone: BadgeTone;
  /** A sentence that says what is wrong. */
  reason?: string;
}

const percent = (value: number): string => `${value}\u00a0%`;

/** The state of a lecture's video. An upload of this visit is newer than the server's last response. */
export function stateText(lecture: Lecture, upload: Upload | undefined): StateText {
  const { state, youtubeLink, authoring } = lecture;
  if (upload) {
    if (upload.state === 'failed') return { label: 'Failed', tone: 'danger', reason: upload.failure ?? undefined };
    if (upload.state === 'waiting') return { label: 'Waiting for the connection…', tone: 'warning' };
    return { label: `Uploading ${percent(uploadPercent(upload))}`, tone: 'info' };
  }
  if (state === 'uploading') return { label: `Uploading ${percent(lecture.percent)}`, tone: 'info' };
  if (state === 'processing') return { label: `Processing ${percent(lecture.percent)}`, tone: 'info' };
  if (state === 'failed') {
    const reason = authoring?.failure ? videoFailures[authoring.failure] : undefined;
    return { label: 'Failed', tone: 'danger', reason };
  }
  return { label: youtubeLink.trim() ? 'YouTube' : 'Ready', tone: 'success' };
}
