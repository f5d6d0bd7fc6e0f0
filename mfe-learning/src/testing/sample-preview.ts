import type { LecturePreview } from '@vidya/contracts/calls/watching';

/** A free preview as the API returns it. */
export const samplePreview = (given: Partial<LecturePreview> = {}): LecturePreview => ({
  _id: 'lecture-1',
  title: 'One',
  description: 'What this is about.',
  kind: 'video',
  durationSeconds: 65,
  youtubeLink: '',
  files: [{ src: '/media/preview/1.mp4', type: 'video/mp4' }],
  resources: [],
  captions: [],
  poster: null,
  ...given,
});
