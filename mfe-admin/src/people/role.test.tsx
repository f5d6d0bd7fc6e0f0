import { screen, waitFor, within } from '@testing-library/react';
import type { ListedPerson } from '@vidya/contracts/calls/people';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { moveTo } from '../testing/mock-actions.ts';
import type { Everybody } from '../testing/mock-page.ts';
import { consequences, many, peopleResponses, renderAdmin, student } from '../testing/render-admin.tsx';

function open(responses: MockResponses = {}, students: ListedPerson[] = many(2, student)) {
  const everybody: Everybody = { students, instructors: [] };
  return renderAdmin('/admin/dashboard/students', {
    ...peopleResponses(() => everybody),
    getConsequences: () => consequences({ activeSubscriptions: 2 }),
    changeRole: ({ params, body }) =>
      responseOf(moveTo(everybody, params?.['userId'] ?? '', body?.['role'] as ListedPerson['role']), {
        message: 'Role Changed Successfully',
      }),
    ...responses,
  });
}

const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}\\s`) });

async function ask(user: ReturnType<typeof open>['user'], role: string) {
  await user.click(await row('Student 1'));
  expect(screen.getByRole('button', { name: 'Change role' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Role'), role);
  await user.click(screen.getByRole('button', { name: 'Change role' }));
  return within(await screen.findByRole('alertdialog'));
}

test('makes a student an instructor after saying what that means; they move to the other list', async () => {
  const { platform, user } = open();
  const dialog = await ask(user, 'Instructor');
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Make Student 1 an Instructor?' })).toBeVisible());
  expect(dialog.getByText('They can create courses, and no longer buy any.')).toBeVisible();
  expect(await dialog.findByText('Their 2 active subscriptions will stay.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change Role' }));
  await waitFor(() => expect(screen.queryByText('student.1@vidya.example')).not.toBeInTheDocument());
  expect(platform.said).toEqual(['loading: Changing The Role...', 'success: Role Changed Successfully']);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

  await user.click(screen.getByRole('link', { name: 'Instructors' }));
  await user.selectOptions(await screen.findByLabelText('Status'), 'Not Enrolled');
  expect(await row('Student 1')).toHaveAttribute('aria-expanded', 'false');
});

test('warns that an administrator stays one', async () => {
  const { user } = open();
  const dialog = await ask(user, 'Administrator');
  expect(dialog.getByText('The role of an administrator can not be changed here again.')).toBeInTheDocument();
});

test('keeps the person where they are when it fails', async () => {
  const { platform, user } = open({
    changeRole: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  const dialog = await ask(user, 'Instructor');
  await user.click(dialog.getByRole('button', { name: 'Change Role' }));
  await waitFor(() => expect(platform.said).toContain('error: Error In Changing The Role'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Personal Information of Student 1' })).toBeVisible();
});

test('offers no role for oneself', async () => {
  const { user } = open({}, [student(1, { _id: 'admin-1' })]);
  await user.click(await row('Student 1'));
  expect(screen.queryByRole('button', { name: 'Change role' })).not.toBeInTheDocument();
});
