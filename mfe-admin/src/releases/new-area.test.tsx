import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { sampleGrant } from '@vidya/platform/testing/sample-grant';
import { stopTheClock } from '../testing/render-admin.tsx';
import { area, closed, form, openReleases, press } from '../testing/render-releases.tsx';

stopTheClock();

const events = area({
  name: 'events',
  title: 'Events',
  grant: { ...sampleGrant('catalog').grant, paths: { '/events': 'everybody' } },
  live: null,
  previous: null,
  versions: [],
});

const open = async (grantArea?: () => never) => {
  const sent: unknown[] = [];
  const answer = ({ params, body }: { params?: unknown; body?: unknown }) => sent.push({ params, body }) && events;
  const page = openReleases([area()], {
    grantArea: grantArea ?? answer,
    listReleases: () => [area(), ...(sent.length ? [events] : [])],
  });
  await press(page.user, 'New area');
  return { ...page, sent, dialog: await form('New area') };
};

test('is granted with its name, paths and limits, and is on the page then', async () => {
  const { user, dialog, sent, platform } = await open();
  await user.type(dialog.getByLabelText('Name'), 'events');
  await user.type(dialog.getByLabelText('Title'), 'Events');
  await user.type(dialog.getByLabelText('Paths'), '/events\n/concerts');
  await user.selectOptions(dialog.getByLabelText('Who may open them at most'), 'Everybody signed in');
  await user.type(dialog.getByLabelText('Address of its files'), 'https://events.example/');
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  await closed();
  expect(sent).toEqual([
    {
      params: { name: 'events' },
      body: {
        title: 'Events',
        paths: { '/events': 'signedIn', '/concerts': 'signedIn' },
        base: 'https://events.example',
        budgetKb: 45,
        connections: [],
      },
    },
  ]);
  expect(platform.said.at(-1)).toBe('success: Area Granted Successfully');
  expect(await screen.findByRole('heading', { name: 'Events' })).toBeInTheDocument();
  expect(screen.getByText('Its own: /events. At most 45 kB at first load.')).toBeInTheDocument();
});

test('for administrators has its files behind the site', async () => {
  const { user, dialog, sent } = await open();
  await user.type(dialog.getByLabelText('Name'), 'reports');
  await user.type(dialog.getByLabelText('Title'), 'Reports');
  await user.type(dialog.getByLabelText('Paths'), '/reports');
  await user.selectOptions(dialog.getByLabelText('Who may open them at most'), 'Administrators');
  expect(dialog.queryByLabelText('Address of its files')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  await closed();
  expect(sent).toMatchObject([{ body: { paths: { '/reports': ['ADMIN'] }, base: '/remotes/reports' } }]);
});

test('asks for what is missing, and goes there', async () => {
  const { user, dialog, sent } = await open();
  await user.type(dialog.getByLabelText('Name'), 'My-Events');
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(dialog.getByLabelText('Name')).toHaveFocus();
  expect(dialog.getByText('Name Needs 2 To 20 Letters, a To z')).toBeInTheDocument();
  expect(dialog.getByText('Enter A Path')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('for administrators has its files behind the site', async () => {
  const { user, sent, dialog } = await open();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'reports');
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Reports');
  await user.type(dialog.getByRole('textbox', { name: 'Paths' }), '/reports');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Who may open them at most' }), 'Administrators');
  expect(dialog.queryByRole('textbox', { name: 'Address of its files' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  await closed();
  expect(sent.at(-1)).toMatchObject({ body: { paths: { '/reports': ['ADMIN'] }, base: '/remotes/reports' } });
});

test('says why the server refuses it, and keeps what was typed', async () => {
  const why = 'The Area Can Not Be Granted: /about overlaps with /about of the shell';
  const { user, dialog } = await open(() => {
    throw new ApiError(why, { status: 409 });
  });
  await user.type(dialog.getByLabelText('Name'), 'events');
  await user.type(dialog.getByLabelText('Title'), 'Events');
  await user.type(dialog.getByLabelText('Paths'), '/about');
  await user.type(dialog.getByLabelText('Address of its files'), 'https://events.example');
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(why);
  expect(dialog.getByLabelText('Paths')).toHaveValue('/about');
});

test('closed while it is granted, opens no row then or after a later form', async () => {
  let grant: (area: unknown) => void = () => undefined;
  const granting = new Promise((resolve) => (grant = resolve));
  let isGranted = false;
  const { user, platform } = openReleases([area()], {
    grantArea: () => granting,
    listReleases: () => [area(), ...(isGranted ? [events] : [])],
  });
  await press(user, 'New area');
  const dialog = await form('New area');
  await user.type(dialog.getByLabelText('Name'), 'events');
  await user.type(dialog.getByLabelText('Title'), 'Events');
  await user.type(dialog.getByLabelText('Paths'), '/events');
  await user.type(dialog.getByLabelText('Address of its files'), 'https://events.example');
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  await user.keyboard('{Escape}');
  await closed();
  await press(user, 'New area');
  isGranted = true;
  await act(async () => grant(events));
  await waitFor(() => expect(platform.said.at(-1)).toBe('success: Area Granted Successfully'));
  const later = await form('New area');
  expect(later.getByLabelText('Name')).toHaveValue('');
  await user.keyboard('{Escape}');
  await closed();
  await screen.findByRole('heading', { name: 'Events' });
  expect(screen.queryByText('Its own: /events. At most 45 kB at first load.')).not.toBeInTheDocument();
});

test('is granted while the page is read again after an earlier one', async () => {
  const sent: unknown[] = [];
  const { user } = openReleases([area()], {
    grantArea: ({ params }) => sent.push(params?.['name']) && events,
    listReleases: () => (sent.length > 0 ? new Promise(() => {}) : [area()]),
  });
  for (const name of ['events', 'concerts']) {
    await press(user, 'New area');
    const dialog = await form('New area');
    await user.type(dialog.getByLabelText('Name'), name);
    await user.type(dialog.getByLabelText('Title'), name);
    await user.type(dialog.getByLabelText('Paths'), `/${name}`);
    await user.type(dialog.getByLabelText('Address of its files'), 'https://events.example');
    await user.click(dialog.getByRole('button', { name: 'Grant' }));
    await closed();
  }
  expect(sent).toEqual(['events', 'concerts']);
});

test('can be taken back, which the areas that the site came with can not', async () => {
  const revoked: unknown[] = [];
  const { user, platform } = openReleases([area(), events], {
    revokeArea: ({ params }) => revoked.push(params) && null,
    listReleases: () => [area(), ...(revoked.length ? [] : [events])],
  });
  await screen.findByRole('heading', { name: 'Events' });
  expect(screen.getAllByRole('button', { name: /^Take back the area/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Take back the area Events' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Nobody gets \/events any more/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Take back the area' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Events' })).not.toBeInTheDocument());
  expect(revoked).toEqual([{ name: 'events' }]);
  expect(platform.said.at(-1)).toBe('success: Area Taken Back Successfully');
});

test('is asked about no more once it is taken back, while the page is read again', async () => {
  const revokeArea = jest.fn(() => null);
  const { user } = openReleases([area(), events], {
    revokeArea,
    listReleases: () => (revokeArea.mock.calls.length > 0 ? new Promise(() => {}) : [area(), events]),
  });
  await press(user, 'Take back the area Events');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Take back the area' }));
  await closed();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
