import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { instructor, peopleResponses, renderAdmin } from '../testing/render-admin.tsx';
import { accountSignIn, foundAccount, recoveryPath, renderRecovery } from '../testing/render-recovery.tsx';

test('finds an account by its address, which the page’s address does not show', async () => {
  const asked = jest.fn();
  const { user, at } = renderRecovery({
    getAccountSignIn: ({ query }) => {
      asked(query);
      return accountSignIn();
    },
  });
  await user.type(await screen.findByLabelText('Email'), ' asha@vidya.example{Enter}');
  const region = await foundAccount();
  expect(asked).toHaveBeenCalledWith({ email: 'asha@vidya.example' });
  expect(region.getByText('On 3 devices')).toBeVisible();
  expect(region.getByText('7')).toBeVisible();
  expect(at()).toBe(`${recoveryPath}?userId=user-1`);
});

test.each([
  ['', 'Please Enter Your Email'],
  ['asha', 'Please Enter Valid Email'],
])('asks for an address: %j', async (typed) => {
  const { user, platform } = renderRecovery({});
  const field = await screen.findByLabelText('Email');
  await user.type(field, `${typed}{Enter}`);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Email/));
  expect(field).toHaveFocus();
  expect(platform.said).toHaveLength(1);
});

test('says when there is no such account, beside the field', async () => {
  const { user, platform } = renderRecovery({
    getAccountSignIn: () => {
      throw new ApiError('User Not Found', { status: 404 });
    },
  });
  const field = await screen.findByLabelText('Email');
  await user.type(field, 'nobody@vidya.example{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/User Not Found/));
  expect(field).toHaveValue('nobody@vidya.example');
  expect(platform.said).toEqual(['error: User Not Found']);
});

test('shows no account beside an address that is not its own', async () => {
  const { user, at } = renderRecovery({
    getAccountSignIn: ({ query }) => {
      if (query?.['email'] === 'nobody@vidya.example') throw new ApiError('User Not Found', { status: 404 });
      return accountSignIn();
    },
  });
  const field = await screen.findByLabelText('Email');
  await user.type(field, 'asha@vidya.example{Enter}');
  await foundAccount();
  expect(await screen.findByText('The account of आशा राव is shown below.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'nobody@vidya.example{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/User Not Found/));
  await waitFor(() => expect(at()).toBe(recoveryPath));
  expect(screen.queryByRole('region', { name: 'Account of आशा राव' })).not.toBeInTheDocument();
});

test('is one press away from a person in the lists', async () => {
  const { user, at } = renderAdmin('/admin/dashboard/instructors', {
    ...peopleResponses(() => ({ instructors: [instructor(1)] })),
    listFactorResets: () => [],
    getAccountSignIn: () => accountSignIn(),
  });
  await user.click(await screen.findByText('Instructor 1'));
  await user.click(screen.getByRole('link', { name: 'Sign-in and recovery' }));
  await foundAccount();
  expect(at()).toBe(`${recoveryPath}?userId=instructor-1`);
});

test('says that an account is gone, and offers no second try', async () => {
  renderRecovery(
    {
      getAccountSignIn: () => {
        throw new ApiError('User Not Found', { status: 404 });
      },
    },
    `${recoveryPath}?userId=gone`,
  );
  expect(await screen.findByText('There is no such account: it may have been deleted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
