import { screen } from '@testing-library/react';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../../remote.tsx';
import { longEnough } from '../../testing/render-course.ts';

let mockIsDown = true;
jest.mock('../../rich-text/RichText.tsx', () => {
  if (mockIsDown) throw new Error('Loading chunk 42 failed.');
  return jest.requireActual('../../rich-text/RichText.tsx');
});

test('a form keeps what was typed when the editor’s code cannot be had, and Retry brings it', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { user } = renderRemote(AuthoringRemote, {
    at: '/my-courses/edit-course?courseId=course-1',
    user: person({ _id: 'instructor-1', role: 'INSTRUCTOR' }),
    responses: { getCourse: () => sampleDetail({ description: `<p>${longEnough}</p>` }) },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', and typed');
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  mockIsDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveTextContent(longEnough);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Prompting that works, and typed');
});
