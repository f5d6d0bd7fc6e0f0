import { screen, waitFor } from '@testing-library/react';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import type { VideoFailure } from '@vidya/contracts/texts/choices';
import { sampleLecture } from '../testing/mock-api.ts';
import { edit, next, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

const replaced = (state: 'processing' | 'failed', failure: VideoFailure | null = null) =>
  sampleLecture({ state, authoring: { ...sampleLecture().authoring!, failure, isReplacing: true } });
const openWith = (lecture: ReturnType<typeof sampleLecture>) => {
  const sent: unknown[] = [];
  const shown = open(edit, {
    listLectures: () => ({ course: sampleDetail(), lectures: [lecture] }),
    updateLecture: ({ body }) => (sent.push(body), sampleDetail()),
  });
  return { ...shown, sent };
};

test('a replacement that failed says why and what learners see, and can be given up', async () => {
  const { user, sent } = openWith(replaced('failed', 'unreadable'));
  const reason = /Choose another file\. Learners go on seeing the earlier video\./;
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Keep the Earlier Video' }));
  expect(screen.getByText('The earlier video stays once you save.')).toBeVisible();
  expect(screen.getByLabelText('Replace the Video')).toHaveFocus();
  await user.click(next());
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ keepVideo: true })]));
});

test('saving other changes leaves the replacement as it is', async () => {
  const { user, sent } = openWith(replaced('processing'));
  expect((await screen.findAllByText(/Learners see the earlier video until this one is ready\./)).length).toBe(2);
  await user.click(next());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('keepVideo');
});
