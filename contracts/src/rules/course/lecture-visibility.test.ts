import { hiddenReason, lectureStates } from './lecture-visibility.ts';

const reasons = (youtubeLink: string, status: 'draft' | 'published', isReplacing = false) =>
  lectureStates.map((state) => hiddenReason({ youtubeLink, state, status, isReplacing }));

// In the order of the states: uploading, processing, ready, failed.
it('shows an uploaded video once it is ready and published', () => {
  expect(reasons(' ', 'published')).toEqual(['processing', 'processing', null, 'failed']);
  expect(reasons('', 'draft')).toEqual(['processing', 'processing', 'draft', 'failed']);
});

it('shows the earlier video while another one takes its place', () => {
  expect(reasons('', 'published', true)).toEqual([null, null, null, null]);
});

it('shows a link to YouTube, whatever became of an upload', () => {
  expect(reasons('https://youtu.be/x', 'published')).toEqual([null, null, null, null]);
  expect(reasons('https://youtu.be/x', 'draft')).toEqual(['draft', 'draft', 'draft', 'draft']);
});
