import { cleanup, screen } from '@testing-library/react';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../../remote.tsx';

const open = (getCourse: () => ReturnType<typeof sampleDetail>, at: string) =>
  renderRemote(AuthoringRemote, {
    at,
    user: person({ _id: 'instructor-1', fullName: 'Meera Iyer', role: 'INSTRUCTOR' }),
    responses: { getCourse },
  });

beforeEach(() => sessionStorage.clear());

test.each([
  [null, 'What you typed here before is back. Only the thumbnail has to be chosen again.'],
  [
    { secure_url: '/media/images/a.webp' },
    'What you typed here before is back. If you had picked another thumbnail, choose it again.',
  ],
])('what was typed survives a reload, and the picture that does not is named: %j', async (thumbnail, text) => {
  const draft = () => sampleDetail({ _id: 'd', status: 'draft', topic: 'Half an idea', thumbnail });
  const { user } = open(draft, '/createCourse?courseId=d');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', typed on');
  cleanup();
  open(draft, '/createCourse?courseId=d');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Half an idea, typed on');
  expect(screen.getByText(text)).toBeVisible();
});
