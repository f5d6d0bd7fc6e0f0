import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { edit, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();
let mockIsDown = true;
jest.mock('./SortableOutline.tsx', () => {
  if (mockIsDown) throw new Error('Loading chunk 42 failed.');
  return jest.requireActual('./SortableOutline.tsx');
});

test('the lectures and the form beside them stay when the drag code cannot be had, and Retry brings it', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const lectures = ['One', 'Two'].map((title, index) => sampleLecture({ _id: `lecture-${index + 1}`, title }));
  const { user } = open(edit, { listLectures: () => ({ course: sampleDetail(), lectures }) });
  const panel = within(await screen.findByRole('region', { name: /^Lectures/ }));
  await panel.findByText('This part could not be loaded');
  expect(panel.getByRole('button', { name: 'Move Two' })).toBeDisabled();
  await user.type(await screen.findByRole('textbox', { name: 'Topic' }), ' typed');
  mockIsDown = false;
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(panel.getByRole('button', { name: 'Move Two' })).toBeEnabled());
  expect(screen.getByRole('textbox', { name: 'Topic' })).toHaveValue('One typed');
});
