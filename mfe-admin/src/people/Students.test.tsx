import { screen, waitFor, within } from '@testing-library/react';
import type { ListedPerson } from '@vidya/contracts/calls/people';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { mockPage } from '../testing/mock-page.ts';
import { consequences, many, peopleResponses, renderAdmin, student } from '../testing/render-admin.tsx';

const open = (students: ListedPerson[], responses: MockResponses = {}) =>
  renderAdmin('/admin/dashboard/students', {
    ...peopleResponses(() => ({ students })),
    ...responses,
  });

const learners = [...many(7, student), ...many(12, (index) => student(index + 20, { subscriptions: [] }))];
const rows = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}\\s`) });

test('pages enrolled students by five and the others by ten, each list with its own page', async () => {
  const { user } = open(learners);
  await row('Student 1');
  expect(rows()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 of 2');

  await user.selectOptions(screen.getByLabelText('Status'), 'Not Enrolled');
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 1 of 2');
  await user.selectOptions(screen.getByLabelText('Status'), 'Enrolled');
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 of 2');
});

test('counts a student without an active subscription as not enrolled', async () => {
  const expired = { courseId: 'c', courseTitle: 'Old', subscription_status: 'expired' as const };
  const { user } = open([student(1, { subscriptions: [{ ...expired, paymentDetails: { amount: 100 } }] })]);
  expect(await screen.findByText('No enrolled students')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Not Enrolled');
  expect(await row('Student 1')).toBeVisible();
});

test('opens a row to what is known, and says what was not provided', async () => {
  const { user } = open([student(1, { contact: '9876543210', createdAt: '2025-09-09T20:00:00.000Z' })]);
  await user.click(await row('Student 1'));
  expect(await row('Student 1')).toHaveAttribute('aria-expanded', 'true');
  const card = within(screen.getByRole('region', { name: 'Personal Information of Student 1' }));
  const details = card.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(details).toEqual([
    'Full Name: Student 1',
    'Email: student.1@vidya.example',
    'Contact Number: 9876543210',
    'LinkedIn: Not Provided',
    'Address: Not Provided',
    'Joined: 10/09/2025, 01:30 am',
  ]);
  await user.click(await row('Student 1'));
  expect(screen.queryByRole('region', { name: /Personal Information/ })).not.toBeInTheDocument();
});

test('labels every subscription', async () => {
  const held = (courseTitle: string, subscription_status: 'active' | 'created' | 'refunded', amount: number) => ({
    courseId: courseTitle,
    courseTitle,
    subscription_status,
    paymentDetails: { amount },
  });
  const { user } = open([
    student(1, {
      subscriptions: [
        held('A', 'active', 100),
        held('B', 'active', 0),
        held('C', 'created', 100),
        held('D', 'refunded', 100),
      ],
    }),
  ]);
  await user.click(await row('Student 1'));
  const card = within(screen.getByRole('region', { name: /Personal Information/ }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'APaid',
    'BFree',
    'CUnpaid',
    'Drefunded',
  ]);
});

test('shows in the row their role, how many courses they hold now and their last visit', async () => {
  const held = (courseTitle: string, subscription_status: 'active' | 'expired') => ({
    courseId: courseTitle,
    courseTitle,
    subscription_status,
    paymentDetails: { amount: 100 },
  });
  open([
    student(1, { subscriptions: [held('A', 'active'), held('B', 'active'), held('C', 'expired')] }),
    student(2, { lastVisit: null }),
  ]);
  expect((await row('Student 1')).textContent).toMatch(/Student2 coursesLast visit 8 Mar 2026$/);
  expect((await row('Student 2')).textContent).toMatch(/Student1 courseNo visit yet$/);
});

test('writes a mail without opening the row', async () => {
  const { user } = open([student(1)]);
  const mail = await screen.findByRole('link', { name: 'Write a mail to Student 1' });
  expect(mail).toHaveAttribute('href', 'mailto:student.1@vidya.example');
  mail.addEventListener('click', (event) => event.preventDefault());
  await user.click(mail);
  expect(await row('Student 1')).toHaveAttribute('aria-expanded', 'false');
});

test('deletes after asking, and shows the list without the person', async () => {
  let students = many(2, student);
  const { platform, user } = open([], {
    ...peopleResponses(() => ({ students })),
    getConsequences: () => consequences({ activeSubscriptions: 1, paidPaise: 89_900 }),
    deleteUserOrInstructor: ({ body }) => {
      students = students.filter(({ _id }) => _id !== body?.['userId']);
      return responseOf(null, { message: 'Account Deleted Successfully' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Student 1' }));
  const dialog = await screen.findByRole('alertdialog', { name: /delete the account of Student 1/ });
  await waitFor(() =>
    expect(dialog).toHaveTextContent(
      'Their subscriptions will be cancelled: 1 active course.' +
        'They have paid Rs. 899; nothing is given back, and the payments stay without their name.',
    ),
  );
  expect(dialog).toHaveTextContent('This action can not be undone.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText('student.1@vidya.example')).not.toBeInTheDocument());
  expect(screen.getByText('student.2@vidya.example')).toBeVisible();
  expect(platform.said).toEqual(['loading: Deleting User Account...', 'success: Account Deleted Successfully']);
});

test('keeps the person and the question when deleting fails', async () => {
  const { platform, user } = open([student(1)], {
    deleteUserOrInstructor: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Student 1' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
  await waitFor(() => expect(platform.said).toContain('error: Error In Deleting Account, Please Try Later'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('student.1@vidya.example')).toBeVisible();
});

test('shows the list as it is when somebody else deleted the person first', async () => {
  let students = many(2, student);
  const { platform, user } = open([], {
    ...peopleResponses(() => ({ students })),
    deleteUserOrInstructor: () => {
      students = students.slice(1);
      throw new ApiError('User Not Found', { status: 404 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Student 1' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
  await waitFor(() => expect(platform.said).toContain('error: User Not Found'));
  await waitFor(() => expect(screen.queryByText('student.1@vidya.example')).not.toBeInTheDocument());
  const dialog = screen.getByRole('alertdialog', { name: /delete the account of Student 1/ });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('says what failed, with a toast, and tries again', async () => {
  let isBroken = true;
  const { platform, user } = open([], {
    fetchStudentsAndInstructors: (input) => {
      if (isBroken) throw new ApiError('', { status: 500 });
      return mockPage({ students: [student(1)], instructors: [] }, input);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching Students And Instructors');
  expect(platform.said).toEqual(['error: Error In Fetching Students And Instructors']);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await row('Student 1')).toBeVisible();
});
