import { screen } from '@testing-library/react';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from './remote.tsx';

const open = (at: string) => renderRemote(AccountRemote, { at, user: person(), responses: {} });

test.each([
  ['/editProfile', 'Profile'],
  ['/my-courses/purchase-history', 'Purchase History'],
  ['/course/checkout?courseId=c1', 'Checkout'],
])('renders %s at once when its file is prepared', async (at, title) => {
  await AccountRemote.prepare({ url: new URL(at, location.href) });
  open(at);
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});
