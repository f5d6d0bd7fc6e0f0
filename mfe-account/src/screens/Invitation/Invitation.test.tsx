import { screen, waitFor } from '@testing-library/react';
import type { OpenInvitation } from '@vidya/contracts/calls/people';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';

beforeEach(() => stubMedia());
beforeAll(() => loadScreenAt('/invitation/x'));

const invitation: OpenInvitation = {
  courseTitle: 'Prompting that works',
  invitedBy: 'Meera Iyer',
  email: 'arjun@vidya.example',
  expiresAt: '2026-03-08T06:30:00.000Z',
  obstacle: null,
};
const colleague = person({ _id: 'instructor-2', role: 'INSTRUCTOR', email: 'arjun@vidya.example' });

const open = (given: Partial<OpenInvitation>, responses: MockResponses = {}, user = colleague) =>
  renderRemote(renderLocation(AccountRemote), {
    at: '/invitation/from-a-mail',
    user,
    responses: { readInvitation: () => ({ ...invitation, ...given }), ...responses },
  });

test('says what one accepts, and accepts by a press', async () => {
  const sent = jest.fn();
  const { user, platform } = open(
    {},
    {
      acceptInvitation: ({ body }) => {
        sent(body);
        return responseOf({ courseId: 'course-1' }, { message: 'You Teach This Course Now' });
      },
    },
  );
  expect(await screen.findByText(/invites you to teach the course/)).toHaveTextContent('Meera Iyer');
  expect(screen.getByText(/open until 8 Mar 2026/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Accept Invitation' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/courseDetail?courseId=course-1'));
  expect(sent).toHaveBeenCalledWith({ token: 'from-a-mail' });
  expect(platform.said).toEqual(['success: You Teach This Course Now']);
});

test.each([
  ['signedOut', 'Log In', '/auth/login?next=%2Finvitation%2Ffrom-a-mail'],
  ['otherAddress', 'Log In With That Address', '/auth/login?next=%2Finvitation%2Ffrom-a-mail'],
  ['learner', 'Write To Us', '/contact'],
] as const)('leads on where it is %s', async (obstacle, name, href) => {
  open({ obstacle });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button', { name: 'Accept Invitation' })).not.toBeInTheDocument();
});

test('says that an invitation was withdrawn', async () => {
  open(
    {},
    {
      readInvitation: () => {
        throw new ApiError('This Invitation Was Withdrawn', { status: 400 });
      },
    },
  );
  expect(await screen.findByText('This Invitation Was Withdrawn')).toBeVisible();
});
