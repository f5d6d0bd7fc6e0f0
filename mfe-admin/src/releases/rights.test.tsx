import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockRequest, MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import type { ReleaseRights } from '@vidya/platform/calls/rights';
import { stopTheClock } from '../testing/render-admin.tsx';
import { area, closed, form, next, openReleasesAt, press, question, waiting } from '../testing/render-releases.tsx';

stopTheClock();

const rights: ReleaseRights = {
  areas: [
    {
      name: 'catalog',
      title: 'Courses',
      owners: [
        { email: 'asha@vidya.example', fullName: 'Asha Rao' },
        { email: 'kabir@vidya.example', fullName: '' },
      ],
      declaredOwner: { email: 'team@vidya.example', webhook: 'https://hooks.example/declared' },
      trustedPublishers: [{ id: 'g1', issuer: 'https://builds.example', repository: 'vidya/catalog' }],
      signingKeys: [],
      webhooks: [{ id: 'w1', url: 'https://hooks.example/v', lastAt: null, lastFault: '' }],
    },
  ],
  freezes: [
    { id: 'f1', from: '2026-03-11T06:30:00.000Z', to: '2026-03-12T06:30:00.000Z', areas: null, reason: 'Holi sale' },
  ],
};

function open(responses: MockResponses = {}, areas?: RemoteReleases[]) {
  const sent: [string, MockRequest][] = [];
  const recording = (call: string, data: unknown) => (input: MockRequest) => {
    sent.push([call, { ...(input.params && { params: input.params }), ...(input.body && { body: input.body }) }]);
    return data;
  };
  const page = openReleasesAt(areas ? '?area=catalog' : '?tab=rights&area=catalog', {
    areas: areas ?? [area()],
    responses: {
      listReleaseRights: () => rights,
      changeOwners: recording('changeOwners', rights.areas[0]),
      addTrustedPublisher: recording('addTrustedPublisher', rights.areas[0]),
      removeTrustedPublisher: recording('removeTrustedPublisher', rights.areas[0]),
      addWebhook: recording('addWebhook', { id: 'w2', secret: 'whsec_abc' }),
      addFreeze: recording('addFreeze', rights),
      removeFreeze: recording('removeFreeze', rights),
      ...responses,
    },
  });
  return { ...page, rightsSent: sent };
}

const section = async () => within(await screen.findByRole('region', { name: 'Who may release' }));

/** The list item of an address or a key, which is not to be translated. */
async function item(verbatim: string | RegExp) {
  const [text] = await (await section()).findAllByText(verbatim, { selector: 'span' });
  expect(text).toHaveAttribute('translate', 'no');
  return text?.closest('li');
}

test('says who owns an area, who releases it, where its alarms go, and when nothing is promoted', async () => {
  open();
  const shown = await section();
  expect(await item('asha@vidya.example')).toHaveTextContent('Asha Rao (asha@vidya.example)');
  expect(await item('kabir@vidya.example')).toBeVisible();
  expect(await item(/^vidya\/catalog/)).toHaveTextContent('vidya/catalog by https://builds.example');
  expect(await item(/^https:\/\/hooks.example\/v/)).toHaveTextContent('Nothing was posted yet');
  expect(within(shown.getByRole('list', { name: 'Freezes' })).getByRole('listitem')).toHaveTextContent(
    'All areas, 11 Mar 2026, 12:00 pm to 12 Mar 2026, 12:00 pm: Holi sale',
  );
});

test('replaces the owners', async () => {
  const { user, rightsSent } = open();
  await press(user, 'Change owners (Courses)');
  const dialog = await form('Owners of Courses');
  const field = dialog.getByRole('textbox', { name: 'Mail addresses' });
  expect(field).toHaveValue('asha@vidya.example\nkabir@vidya.example');
  await user.clear(field);
  await user.type(field, 'zoya@vidya.example, asha@vidya.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await closed();
  const emails = ['zoya@vidya.example', 'asha@vidya.example'];
  expect(rightsSent).toEqual([['changeOwners', { params: { name: 'catalog' }, body: { emails } }]]);
});

test('keeps what was typed when the server refuses it', async () => {
  const { user, platform } = open({
    addTrustedPublisher: () => {
      throw new ApiError('Repository Must Look Like owner/name', { status: 400 });
    },
  });
  await press(user, 'Add a trusted publisher (Courses)');
  const dialog = await form('Add a trusted publisher of Courses');
  await user.type(dialog.getByRole('textbox', { name: 'OpenID issuer' }), 'https://builds.example');
  await user.type(dialog.getByRole('textbox', { name: 'Repository' }), 'catalog');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.said.at(-1)).toBe('error: Repository Must Look Like owner/name'));
  expect(dialog.getByRole('textbox', { name: 'Repository' })).toHaveValue('catalog');
});

test('shows the owner that the live version declares, and adds the declared webhook on request', async () => {
  const { user, rightsSent } = open();
  expect(await item(/^team@vidya/)).toHaveTextContent('declared by its live version: gets alarms');
  await press(user, 'Add (https://hooks.example/declared)');
  const dialog = await form('Post the alarms of Courses');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_abc');
  const body = { url: 'https://hooks.example/declared' };
  expect(rightsSent).toEqual([['addWebhook', { params: { name: 'catalog' }, body }]]);
});

test('shows no secret in the dialog of something else, and says that it is lost', async () => {
  let respond: (made: unknown) => void = () => undefined;
  const { user, platform } = open({ addWebhook: () => new Promise((resolve) => (respond = resolve)) });
  await press(user, 'Add a webhook (Courses)');
  await user.click((await form('Post the alarms of Courses')).getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  await closed();
  await press(user, 'Add a signing key (Courses)');
  const later = await form('Add a signing key to Courses');
  respond({ id: 'w2', secret: 'whsec_abc' });
  const lost = 'error: Nobody Has Seen The Secret: Remove The Webhook And Add It Again';
  await waitFor(() => expect(platform.said.at(-1)).toBe(lost));
  expect(later.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('shows the secret of a new webhook once', async () => {
  const { user } = open();
  await press(user, 'Add a webhook (Courses)');
  const dialog = await form('Post the alarms of Courses');
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://hooks.example/new');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_abc');
  await user.click(dialog.getByRole('button', { name: 'I have copied it' }));
  await closed();
});

test('removes after a question', async () => {
  const { user, rightsSent } = open();
  await press(user, 'Remove (vidya/catalog)');
  const dialog = await question('Remove vidya/catalog from Courses?');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await closed();
  expect(rightsSent).toEqual([['removeTrustedPublisher', { params: { name: 'catalog', id: 'g1' } }]]);
});

test('freezes one area for a time', async () => {
  const { user, rightsSent } = open();
  await press(user, 'Freeze releases (all areas)');
  const dialog = await form('Freeze releases');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Areas' }), 'Courses');
  expect(dialog.getByLabelText('From')).toHaveAccessibleDescription('India’s time.');
  await user.type(dialog.getByLabelText('From'), '2026-03-20T10:00');
  await user.type(dialog.getByLabelText('To'), '2026-03-21T10:00');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Launch');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await closed();
  const [from, to] = ['2026-03-20T04:30:00.000Z', '2026-03-21T04:30:00.000Z'];
  expect(rightsSent).toEqual([['addFreeze', { body: { from, to, reason: 'Launch', areas: ['catalog'] } }]]);
});

const approval = {
  version: next.version,
  request: { kind: 'promotion' as const, percent: 50, reason: 'Faster' },
  by: 'Asha Rao',
  until: '2026-03-11T06:30:00.000Z',
};

test.each([
  ['Approve', 'approveRelease', 'success: Promotion Approved Successfully'],
  ['Drop', 'dropApproval', 'success: Promotion Dropped Successfully'],
])('a promotion that waits for a second owner: %s', async (label, call, toast) => {
  const { user, sent, platform } = open({}, [waiting({ approval })]);
  expect(await screen.findByText(/waits for a second owner/)).toHaveTextContent('1.3.0');
  expect(screen.getByText(/asked to promote it/)).toHaveTextContent(
    'Asha Rao asked to promote it to 50%, until 11 Mar 2026, 12:00 pm: Faster',
  );
  await press(user, `${label} (Courses 1.3.0)`);
  const dialog = await question(`${label} the promotion of Courses 1.3.0?`);
  await user.click(dialog.getByRole('button', { name: label }));
  await closed();
  expect(sent).toEqual([{ call, params: { name: 'catalog' }, query: { until: approval.until } }]);
  expect(platform.said.at(-1)).toBe(toast);
});

test('says that an area is frozen', async () => {
  const freeze = { ...rights.freezes[0]!, to: '2026-03-11T06:30:00.000Z' };
  open({}, [area({ freeze })]);
  expect(await screen.findByText(/Frozen until/)).toHaveTextContent('Frozen until 11 Mar 2026, 12:00 pm');
});
