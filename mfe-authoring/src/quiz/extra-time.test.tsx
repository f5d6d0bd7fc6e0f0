import { screen, waitFor, within } from '@testing-library/react';
import type { ExtraTime } from '@vidya/contracts/calls/quiz';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { add, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';
import './QuizFields.tsx';
import './ExtraTimeDialog.tsx';

prepareLectureScreens();

const asha: ExtraTime = { _id: 'learner-1', email: 'asha@vidya.example', percent: 25 };

async function openDialog(responses: MockResponses) {
  const shown = open(`${add}&kind=quiz`, { listExtraTime: () => [asha], ...responses });
  await shown.user.click(await screen.findByRole('button', { name: 'Extra time for learners …' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Extra time' })) };
}

test('gives a learner extra time, by their address, and saves nothing of the lecture', async () => {
  const [sent, saved] = [jest.fn(), jest.fn()];
  const { user, dialog } = await openDialog({
    giveExtraTime: (request) => (
      sent(request), [asha, { ...asha, _id: 'learner-2', email: 'ravi@vidya.example', percent: 50 }]
    ),
    createLecture: saved,
  });
  expect(await dialog.findByRole('listitem')).toHaveTextContent('asha@vidya.example+25 %');
  await user.type(dialog.getByRole('textbox', { name: 'Learner’s email' }), 'ravi@vidya.example{Enter}');
  expect(await dialog.findByText('ravi@vidya.example')).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ params: { courseId: 'course-1' }, body: { email: 'ravi@vidya.example', percent: 50 } }),
  );
  expect(dialog.getByRole('textbox', { name: 'Learner’s email' })).toHaveValue('');
  expect(saved).not.toHaveBeenCalled();
});

test('says at its field what is refused, before and after it is sent', async () => {
  const { user, dialog } = await openDialog({
    giveExtraTime: () => Promise.reject(new ApiError('No Learner Of This Course Has This Address', { status: 400 })),
  });
  const [email, percent] = [
    dialog.getByRole('textbox', { name: 'Learner’s email' }),
    dialog.getByRole('textbox', { name: 'Extra time' }),
  ];
  await user.type(email, 'ravi@vidya.example');
  await user.clear(percent);
  await user.type(percent, '301{Enter}');
  expect(percent).toHaveAccessibleDescription(/Extra Time Must Be A Whole Number From 1 To 300 %/);
  await user.clear(percent);
  await user.type(percent, '300{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/No Learner Of This Course Has This Address/));
  expect(email).toHaveValue('ravi@vidya.example');
});

test('says that the learners could not be read, and reads them again', async () => {
  let isBroken = true;
  const { user, dialog } = await openDialog({
    listExtraTime: () => {
      if (isBroken) throw new ApiError('The Server Is Busy', { status: 500 });
      return [asha];
    },
  });
  expect(await dialog.findByText('The Server Is Busy')).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('listitem')).toHaveTextContent('asha@vidya.example');
});

test('removes it', async () => {
  const removed = jest.fn();
  const ravi = { ...asha, _id: 'learner-2', email: 'ravi@vidya.example' };
  const { user, dialog } = await openDialog({
    listExtraTime: () => [asha, ravi],
    removeExtraTime: ({ params }) => (removed(params), params?.['userId'] === ravi._id ? [] : [ravi]),
  });
  await user.click(await dialog.findByRole('button', { name: 'Remove the extra time of asha@vidya.example' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  const last = dialog.getByRole('button', { name: 'Remove the extra time of ravi@vidya.example' });
  expect(last).toHaveFocus();
  await user.click(last);
  expect(await dialog.findByText('Nobody has extra time yet.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Learner’s email' })).toHaveFocus();
  expect(removed).toHaveBeenCalledWith({ courseId: 'course-1', userId: 'learner-1' });
});
