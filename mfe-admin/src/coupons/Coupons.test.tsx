import { screen, waitFor, within } from '@testing-library/react';
import type { Coupon } from '@vidya/contracts/calls/coupon';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import { renderAdmin, stopTheClock } from '../testing/render-admin.tsx';

stopTheClock();

const coupon = (given: Partial<Coupon> = {}): Coupon => ({
  _id: 'coupon-1',
  code: 'MONSOON20',
  off: { kind: 'percent', value: 20 },
  course: null,
  maxUses: 10,
  uses: 3,
  held: 1,
  isDeletable: false,
  expiresAt: '2026-12-31T18:29:59.999Z',
  isPaused: false,
  state: 'active',
  createdAt: '2026-03-01T06:30:00.000Z',
  ...given,
});

const fresh = coupon({ _id: 'coupon-2', code: 'NEW-ONE', uses: 0, held: 0, isDeletable: true, maxUses: null });

type Sent = { params?: Record<string, string> | undefined; body?: object | undefined };
function open(coupons: Coupon[], responses: MockResponses = {}, at = '/admin/dashboard/coupons') {
  const queries: object[] = [];
  const sent: Sent[] = [];
  const keep = (input: Sent) => {
    sent.push({ params: input.params, body: input.body });
    return coupons[0];
  };
  const page = renderAdmin(at, {
    listCoupons: ({ query }) => {
      queries.push(query ?? {});
      return responseOf(coupons, { total: coupons.length });
    },
    listCourses: () => [sampleCourse({ _id: 'course-7', topic: 'Git without fear' })],
    createCoupon: keep,
    updateCoupon: keep,
    deleteCoupon: keep,
    ...responses,
  });
  return { ...page, queries, sent };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const menuOf = async (user: ReturnType<typeof open>['user'], code: string) =>
  user.click(await button(`Actions for ${code}`));
const dialog = async () => within(await screen.findByRole('dialog'));
const newCoupon = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await button('New coupon'));
  return dialog();
};

test('lists code, what it takes off, course, use, end and state', async () => {
  open([
    coupon(),
    coupon({
      _id: '2',
      code: 'GIT',
      off: { kind: 'rupees', value: 1_500 },
      course: { _id: 'course-7', topic: 'Git without fear' },
      maxUses: null,
      held: 0,
      expiresAt: null,
      isPaused: true,
      state: 'paused',
    }),
  ]);
  const cells = async (text: string) => {
    const row = (await screen.findByText(text)).closest('tr') ?? document.body;
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, -1);
  };
  expect(await cells('MONSOON20')).toEqual([
    'MONSOON20',
    '20% off',
    'All courses',
    '3 of 10 1 held',
    '31 Dec 2026',
    'Active',
  ]);
  expect(await cells('GIT')).toEqual(['GIT', '₹1,500 off', 'Git without fear', '3', 'Never', 'Paused']);
  expect(screen.getByText('2 coupons')).toBeVisible();
});

test('searches, filters, and says when nothing fits', async () => {
  const { user, queries } = open([], {}, '/admin/dashboard/coupons?state=expired');
  expect(await screen.findByText('No such coupon')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'mon{Enter}');
  await waitFor(() => expect(queries.at(-1)).toEqual({ page: 1, q: 'mon', state: 'expired' }));
  await user.click(await button('Show all coupons'));
  await waitFor(() => expect(queries.at(-1)).toEqual({ page: 1 }));
  expect(await screen.findByText('No coupons yet')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
});

test('offers Retry when the list does not come', async () => {
  let isUp = false;
  const { user } = open([], {
    listCoupons: () => {
      if (!isUp) throw new ApiError('', { status: 500 });
      return [coupon()];
    },
  });
  expect(await screen.findByText('Error In Fetching Coupons')).toBeVisible();
  isUp = true;
  await user.click(await button('Retry'));
  expect(await screen.findByText('MONSOON20')).toBeVisible();
});

test('makes a coupon for one course', async () => {
  const { user, sent, platform, queries } = open([coupon()]);
  const form = await newCoupon(user);
  await user.type(form.getByRole('textbox', { name: 'Code' }), 'git-200');
  await user.selectOptions(form.getByLabelText('Takes off'), 'Rupees');
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '200');
  await user.selectOptions(form.getByLabelText('Good for'), 'One course');
  await user.type(form.getByRole('searchbox', { name: 'Find the course' }), 'git{Enter}');
  await user.click(await form.findByRole('button', { name: 'Git without fear' }));
  await user.type(form.getByLabelText(/^Limit of uses/), '25');
  await user.click(form.getByRole('button', { name: 'Create Coupon' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      params: undefined,
      body: {
        code: 'GIT-200',
        off: { kind: 'rupees', value: 200 },
        courseId: 'course-7',
        maxUses: 25,
        expiresOn: '',
      },
    },
  ]);
  expect(platform.said).toEqual(['loading: Saving The Coupon...', 'success: Coupon Created Successfully']);
  expect(queries.length).toBeGreaterThan(1);
});

test.each(['many', '1e3'])(
  'tells what is wrong beside each field, such as a limit of %s, and the first of it in a toast',
  async (limit) => {
    const { user, sent, platform } = open([coupon()]);
    const form = await newCoupon(user);
    await user.selectOptions(form.getByLabelText('Good for'), 'One course');
    await user.type(form.getByLabelText(/^Limit of uses/), limit);
    await user.click(form.getByRole('button', { name: 'Create Coupon' }));
    const code = form.getByRole('textbox', { name: 'Code' });
    expect(code).toHaveAccessibleDescription('Code Needs 3 To 30 Letters, Digits Or Hyphens');
    expect(code).toHaveFocus();
    expect(form.getByText('Percentage Must Be A Whole Number From 1 To 100')).toBeInTheDocument();
    expect(form.getByText('Choose A Course')).toBeInTheDocument();
    expect(form.getByText('Limit Must Be A Whole Number From 1 To 10,00,000')).toBeInTheDocument();
    expect(platform.said).toEqual(['error: Code Needs 3 To 30 Letters, Digits Or Hyphens']);
    await user.click(form.getByRole('button', { name: 'Suggest a code' }));
    expect((code as HTMLInputElement).value).toMatch(/^VIDYA-[A-Z2-9]{6}$/);
    expect(code).not.toHaveAccessibleDescription();
    expect(sent).toEqual([]);
  },
);

test('says beside the code that it is taken', async () => {
  const { user } = open([coupon()], {
    createCoupon: () => {
      throw new ApiError('Coupon Code Already Exists', { status: 409 });
    },
  });
  const form = await newCoupon(user);
  await user.type(form.getByRole('textbox', { name: 'Code' }), 'MONSOON20');
  await user.type(form.getByRole('textbox', { name: 'Percentage' }), '20');
  await user.click(form.getByRole('button', { name: 'Create Coupon' }));
  expect(await form.findByText('Coupon Code Already Exists')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

test('changes only what differs of limit and last day', async () => {
  const expired = coupon({ expiresAt: '2026-01-31T18:29:59.999Z', state: 'expired' });
  // The list does not come again: the dialog closes with the save, so that nobody can press Save twice.
  const lists = [responseOf([expired], { total: 1 })];
  const { user, sent } = open([expired], { listCoupons: () => lists.shift() ?? new Promise(() => undefined) });
  await menuOf(user, 'MONSOON20');
  await user.click(await button('Edit MONSOON20'));
  const form = await dialog();
  const limit = form.getByLabelText(/^Limit of uses/);
  await user.clear(limit);
  await user.type(limit, '2');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(limit).toHaveAccessibleDescription(/^Limit Can Not Be Less Than The Uses So Far/);
  await user.clear(limit);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ params: { couponId: 'coupon-1' }, body: { maxUses: null } }]);
});

test('pauses, and deletes only what nobody has used or may still pay with', async () => {
  // A checkout used it and can still be paid, although nothing is held any more.
  const begun = coupon({ _id: 'coupon-3', code: 'BEGUN', uses: 0, held: 0 });
  const { user, sent, platform } = open([coupon(), fresh, begun]);
  await menuOf(user, 'MONSOON20');
  await user.click(await button('Pause MONSOON20'));
  await waitFor(() => expect(sent).toEqual([{ params: { couponId: 'coupon-1' }, body: { isPaused: true } }]));
  await menuOf(user, 'MONSOON20');
  expect(screen.queryByRole('button', { name: 'Delete MONSOON20' })).not.toBeInTheDocument();
  await menuOf(user, 'BEGUN');
  expect(screen.queryByRole('button', { name: 'Delete BEGUN' })).not.toBeInTheDocument();
  await menuOf(user, 'NEW-ONE');
  await user.click(await button('Delete NEW-ONE'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('It takes 20% off all courses. Nobody has used it.')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Delete Coupon' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ params: { couponId: 'coupon-2' }, body: undefined }));
  expect(platform.said.slice(-2)).toEqual(['loading: Deleting The Coupon...', 'success: Coupon Deleted Successfully']);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('copies the link of a coupon for one course', async () => {
  const { user, platform } = open([coupon({ course: { _id: 'course-7', topic: 'Git without fear' } })]);
  await menuOf(user, 'MONSOON20');
  await user.click(await button('Copy the link with MONSOON20'));
  expect(await navigator.clipboard.readText()).toMatch(/courseId=course-7&coupon=MONSOON20$/);
  expect(platform.said).toEqual(['success: Link copied']);
});

test.each(['99999999', '1e400', '-3', '2.5e-9', 'last'])(
  'shows the first page where the address asks for page %s',
  async (page) => {
    const { queries } = open([fresh], {}, `/admin/dashboard/coupons?page=${page}`);
    expect(await screen.findByText('NEW-ONE')).toBeVisible();
    expect(queries).toEqual([{ page: 1 }]);
  },
);

test('sorts by its heads on the server, from the first page on, and goes back to the newest', async () => {
  const { user, at, queries } = open([coupon(), fresh], {}, '/admin/dashboard/coupons?page=2');
  const used = within(await screen.findByRole('columnheader', { name: 'Used' })).getByRole('button');
  await user.click(used);
  await waitFor(() => expect(queries.at(-1)).toEqual({ page: 1, sort: 'used', order: 'desc' }));
  expect(screen.getByRole('columnheader', { name: 'Used' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(used);
  await waitFor(() => expect(queries.at(-1)).toEqual({ page: 1, sort: 'used', order: 'asc' }));
  await user.click(used);
  await waitFor(() => expect(at()).toBe('/admin/dashboard/coupons'));
  expect(screen.getByRole('columnheader', { name: 'Used' })).not.toHaveAttribute('aria-sort');
});
