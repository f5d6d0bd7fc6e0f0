import { screen, waitFor, within } from '@testing-library/react';
import type { CourseTeam } from '@vidya/contracts/calls/people';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { earningsTexts } from '@vidya/contracts/rules/ledger/earnings-texts';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../../remote.tsx';

const at = '/my-courses/edit-course/instructors?courseId=course-1';
const owner = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
const colleague = person({ _id: 'instructor-2', role: 'INSTRUCTOR' });
const course = sampleDetail({
  instructors: [
    { _id: 'instructor-1', name: 'Meera Iyer' },
    { _id: 'instructor-2', name: 'Arjun Menon' },
  ],
});
const invitation = {
  _id: 'invitation-1',
  email: 'asha@vidya.example',
  invitedAt: '2026-03-01T06:30:00.000Z',
  expiresAt: '2026-03-08T06:30:00.000Z',
  isExpired: false,
};
const team = (given: Partial<CourseTeam> = {}): CourseTeam => ({
  instructors: [
    { _id: 'instructor-1', fullName: 'Meera Iyer', isOwner: true, since: null },
    { _id: 'instructor-2', fullName: 'Arjun Menon', isOwner: false, since: '2026-03-03T06:30:00.000Z' },
  ],
  invitations: [],
  ...given,
});

const parts = [
  { instructorId: 'instructor-1', name: 'Meera Iyer', percent: 100 },
  { instructorId: 'instructor-2', name: 'Arjun Menon', percent: 0 },
];

const open = (responses: MockResponses = {}, user = owner) =>
  renderRemote(AuthoringRemote, {
    at,
    user,
    responses: {
      getCourse: () => course,
      listInstructors: () => team(),
      getCourseParts: () => ({ parts }),
      ...responses,
    },
  });
const who = async () => within(await screen.findByRole('region', { name: 'Who teaches this course' }));

test('names all who teach the course, and since when', async () => {
  open();
  const items = (await (await who()).findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringContaining('Meera Iyer (you)Owner'),
    expect.stringContaining('Since 3 Mar 2026'),
  ]);
});

test('says that the instructors could not be read, and reads them again', async () => {
  let isBroken = true;
  const { user } = open({
    listInstructors: () => {
      if (isBroken) throw new ApiError('The Server Is Busy', { status: 500 });
      return team();
    },
  });
  expect(await (await who()).findByText('The Server Is Busy')).toBeVisible();
  isBroken = false;
  await user.click((await who()).getByRole('button', { name: 'Retry' }));
  expect(await (await who()).findAllByRole('listitem')).toHaveLength(2);
});

test('invites by mail, and shows the invitation', async () => {
  const sent = jest.fn();
  const { user, platform } = open({
    inviteInstructor: ({ body }) => {
      sent(body);
      return responseOf(team({ invitations: [invitation] }), { message: 'Invitation Sent Successfully' });
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(platform.said).toEqual(['error: Email Is Missing']);
  await user.type(field, 'asha@vidya.example');
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(await screen.findByRole('region', { name: 'Open invitations' })).toHaveTextContent('asha@vidya.example');
  expect(sent).toHaveBeenCalledWith({ email: 'asha@vidya.example' });
  expect(field).toHaveValue('');
  expect(platform.said).toContain('success: Invitation Sent Successfully');
});

test('an address typed while another is invited stays', async () => {
  let finish: () => void = () => undefined;
  const { user, platform } = open({
    inviteInstructor: () => new Promise((resolve) => (finish = () => resolve(team({ invitations: [invitation] })))),
  });
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(field, 'asha@vidya.example{Enter}');
  await user.clear(field);
  await user.type(field, 'ravi@vidya.example');
  finish();
  await waitFor(() => expect(platform.said).toContain('success: Invitation Sent Successfully'));
  expect(field).toHaveValue('ravi@vidya.example');
});

test('says beside the field why an address is refused', async () => {
  const { user } = open({
    inviteInstructor: () => {
      throw new ApiError('This Person Teaches The Course Already', { status: 409 });
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(field, 'arjun@vidya.example');
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This Person Teaches The Course Already/));
  expect(field).toHaveValue('arjun@vidya.example');
});

test('sends an invitation that is over again, and withdraws it', async () => {
  const other = { ...invitation, _id: 'invitation-2', email: 'ravi@vidya.example' };
  const calls: string[] = [];
  const { user } = open({
    listInstructors: () => team({ invitations: [{ ...invitation, isExpired: true }, other] }),
    resendInvitation: () => (calls.push('resend'), team({ invitations: [invitation, other] })),
    withdrawInvitation: ({ params }) => (
      calls.push('withdraw'), team({ invitations: params?.['invitationId'] === other._id ? [] : [other] })
    ),
  });
  const region = await screen.findByRole('region', { name: 'Open invitations' });
  expect(region).toHaveTextContent('Expired');
  await user.click(screen.getByRole('button', { name: 'Send again to asha@vidya.example' }));
  await waitFor(() => expect(region).toHaveTextContent('Open until 8 Mar 2026'));
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to asha@vidya.example' }));
  await waitFor(() => expect(region).not.toHaveTextContent('asha@'));
  expect(screen.getByRole('button', { name: 'Send again to ravi@vidya.example' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to ravi@vidya.example' }));
  await waitFor(() => expect(region).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(calls).toEqual(['resend', 'withdraw', 'withdraw']);
});

test('removes a co-instructor after a question', async () => {
  const removed = jest.fn();
  let left = team();
  const { user } = open({
    listInstructors: () => left,
    removeInstructor: ({ params }) => {
      left = team({ instructors: left.instructors.slice(0, 1) });
      removed(params);
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Arjun Menon' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Arjun Menon?' }));
  expect(removed).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed).toHaveBeenCalledWith({ courseId: 'course-1', userId: 'instructor-2' }));
  const list = await who();
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('a co-instructor invites nobody, and can leave', async () => {
  const removed = jest.fn();
  const { user } = open({ removeInstructor: ({ params }) => (removed(params), null) }, colleague);
  await user.click(await screen.findByRole('button', { name: 'Leave this course' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(removed).toHaveBeenCalledWith({ courseId: 'course-1', userId: 'instructor-2' }));
});

test('divides what the course earns, 100 % in all', async () => {
  const sent = jest.fn();
  const { user, platform } = open({
    setCourseParts: ({ body }) => {
      sent(body);
      return responseOf(
        { parts: parts.map((part) => ({ ...part, percent: 50 })) },
        { message: earningsTexts.partsSaved },
      );
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Who earns what' }));
  const [own, others] = [
    panel.getByRole('textbox', { name: 'Meera Iyer' }),
    panel.getByRole('textbox', { name: 'Arjun Menon' }),
  ];
  await user.clear(others);
  await user.type(others, '50');
  await user.click(panel.getByRole('button', { name: 'Save Parts' }));
  expect(own).toHaveAccessibleDescription(earningsTexts.partsNot100);
  expect(sent).not.toHaveBeenCalled();
  await user.clear(own);
  await user.type(own, '50');
  await user.click(panel.getByRole('button', { name: 'Save Parts' }));
  expect(platform.said).toContain(`success: ${earningsTexts.partsSaved}`);
  expect(sent.mock.lastCall).toEqual([
    {
      parts: [
        { instructorId: 'instructor-1', percent: 50 },
        { instructorId: 'instructor-2', percent: 50 },
      ],
    },
  ]);
});

test('takes no parts while they are saved, and leaves the focus where it is', async () => {
  let finish: () => void = () => undefined;
  const saved = { parts: parts.map((part) => ({ ...part, percent: 50 })) };
  const { user } = open({
    setCourseParts: () => new Promise((resolve) => (finish = () => resolve(saved))),
  });
  const panel = within(await screen.findByRole('region', { name: 'Who earns what' }));
  const fields = () => panel.getAllByRole('textbox');
  for (const field of fields()) {
    await user.clear(field);
    await user.type(field, '50');
  }
  const save = panel.getByRole('button', { name: 'Save Parts' });
  await user.click(save);
  for (const field of fields()) expect(field.closest('[inert]')).not.toBeNull();
  finish();
  await waitFor(() => expect(fields()[0]!.closest('[inert]')).toBeNull());
  expect(save).toHaveFocus();
});

test('says that the parts could not be read', async () => {
  open({
    getCourseParts: () => {
      throw new ApiError('The Server Is Busy', { status: 500 });
    },
  });
  expect(await screen.findByText('The Server Is Busy')).toBeVisible();
});

test('shows co-instructors their parts, unchangeable', async () => {
  open({}, colleague);
  const panel = within(await screen.findByRole('region', { name: 'Who earns what' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Meera Iyer100 %',
    'Arjun Menon0 %',
  ]);
  expect(panel.queryByRole('textbox')).not.toBeInTheDocument();
});
