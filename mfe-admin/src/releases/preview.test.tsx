import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockRequest } from '@vidya/contracts/testing/mock-platform';
import { stopTheClock } from '../testing/render-admin.tsx';
import { area, closed, form, live, next, openReleases, press, question, waiting } from '../testing/render-releases.tsx';

stopTheClock();
const expiresAt = '2026-03-11T06:30:00.000Z';

test('makes a link and a code for a version, and shows both once', async () => {
  const asked: MockRequest[] = [];
  const makePreview = (input: MockRequest) => {
    asked.push(input);
    return { id: 'p1', token: 'head.signature', code: 'K7QF-2MXA-9TRB', expiresAt };
  };
  const { user, platform } = openReleases([waiting()], { makePreview });
  await press(user, 'Preview (Courses 1.3.0)');
  const dialog = await form('Preview Courses');
  const version = dialog.getByRole('combobox', { name: 'Version' });
  expect(version).toHaveValue(next.version);
  await user.selectOptions(version, '1.2.0 (3f9ac01b2d)');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Holds for' }), '1 day');
  await user.click(dialog.getByRole('button', { name: 'Make the link' }));
  const made = await form('Preview of Courses 1.2.0');
  const link = made.getByRole('textbox', { name: 'Link' });
  expect(link).toHaveValue('http://localhost/?preview=head.signature');
  expect(link).toHaveFocus();
  expect(link).toHaveAccessibleDescription('Until 11 Mar 2026, 12:00 pm.');
  expect(made.getByRole('textbox', { name: 'Code' })).toHaveValue('K7QF-2MXA-9TRB');
  await user.click(made.getByRole('button', { name: 'Copy the code' }));
  expect(await navigator.clipboard.readText()).toBe('K7QF-2MXA-9TRB');
  expect(platform.said.at(-1)).toBe('success: Code copied');
  expect(asked.map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { name: 'catalog' }, body: { version: live.version, hours: 24 } },
  ]);
  await user.click(made.getByRole('button', { name: 'I have copied both' }));
  await closed();
});

test('shows no link in the dialog of another area', async () => {
  let respond: (made: unknown) => void = () => undefined;
  const { user, platform } = openReleases([waiting(), area({ name: 'admin' })], {
    makePreview: () => new Promise((resolve) => (respond = resolve)),
  });
  await press(user, 'Preview (Courses 1.3.0)');
  await user.click((await form('Preview Courses')).getByRole('button', { name: 'Make the link' }));
  await user.keyboard('{Escape}');
  await closed();
  await press(user, 'Preview (Dashboard 1.2.0)');
  const later = await form('Preview Dashboard');
  respond({ id: 'p1', token: 'head.signature', code: 'K7QF-2MXA-9TRB', expiresAt });
  const lost = 'error: Nobody Has Seen The Link: End The Preview And Make Another';
  await waitFor(() => expect(platform.said.at(-1)).toBe(lost));
  expect(later.getByRole('button', { name: 'Make the link' })).toBeVisible();
});

test('keeps the dialog when there is no link', async () => {
  const { user, platform } = openReleases([waiting()], {
    makePreview: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  await press(user, 'Preview (Courses 1.3.0)');
  const dialog = await form('Preview Courses');
  await user.click(dialog.getByRole('button', { name: 'Make the link' }));
  await screen.findByRole('button', { name: 'Make the link' });
  expect(platform.said.at(-1)).toBe('error: Error In Making The Preview');
});

test('says that only administrators see the dashboard’s', async () => {
  const { user } = openReleases([area({ name: 'admin' })]);
  await press(user, 'Preview (Dashboard 1.2.0)');
  expect((await form('Preview Dashboard')).getByText(/^Its pages stay for administrators/)).toBeVisible();
});

test('lists what can be looked at, and ends it', async () => {
  const previews = [{ id: 'p1', version: next.version, by: 'Asha Rao', expiresAt }];
  const { user, sent, platform } = openReleases([waiting({ previews })], {}, [waiting()]);
  const list = within(await screen.findByRole('region', { name: 'Previews of Courses' }));
  expect(list.getByRole('listitem')).toHaveTextContent('1.3.0 0011223344 until 11 Mar 2026, 12:00 pm, by Asha Rao');
  await press(user, 'End (preview of Courses 1.3.0 until 11 Mar 2026, 12:00 pm)');
  const dialog = await question('End the preview of Courses 1.3.0?');
  await user.click(dialog.getByRole('button', { name: 'End the preview' }));
  await closed();
  expect(sent).toEqual([{ call: 'endPreview', params: { name: 'catalog', id: 'p1' }, body: undefined }]);
  expect(platform.said.at(-1)).toBe('success: Preview Ended Successfully');
  expect(screen.queryByRole('region', { name: 'Previews of Courses' })).not.toBeInTheDocument();
});
