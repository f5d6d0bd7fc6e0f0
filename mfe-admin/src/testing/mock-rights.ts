import type { MockRequest, MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { AreaRights, ReleaseRights } from '@vidya/platform/calls/rights';
import { builtInAreas } from '@vidya/platform/gate/built-in-areas';
import { type BuiltInName, remoteNames } from '@vidya/platform/gate/remotes';
import { agoMinutes } from './mock-area-parts.ts';

const nobody = (name: BuiltInName): AreaRights => ({
  name,
  title: builtInAreas[name].title,
  owners: [],
  declaredOwner: {},
  trustedPublishers: [],
  signingKeys: [],
  webhooks: [],
});

let rights: ReleaseRights = {
  areas: [
    ...remoteNames.map((name) =>
      name === 'catalog'
        ? {
            name,
            title: builtInAreas[name].title,
            owners: [
              { email: 'asha@vidya.example', fullName: 'Asha Rao' },
              { email: 'kabir@vidya.example', fullName: '' },
            ],
            declaredOwner: { email: 'catalogue-team@vidya.example', webhook: 'https://hooks.example/catalogue' },
            trustedPublishers: [
              { id: 'g1', issuer: 'https://token.actions.githubusercontent.com', repository: 'vidya/catalog' },
            ],
            signingKeys: [],
            webhooks: [
              { id: 'w1', url: 'https://hooks.example/vidya', lastAt: agoMinutes(90), lastFault: 'It answered 500' },
            ],
          }
        : nobody(name),
    ),
    {
      name: 'events',
      title: 'शाम के आयोजन और कार्यशालाएँ',
      owners: [],
      declaredOwner: {
        email: 'events-and-workshops-team@vidya.example',
        webhook: 'https://hooks.example/services/events/alarms',
      },
      trustedPublishers: [
        {
          id: 'g2',
          issuer: 'https://token.actions.githubusercontent.com',
          repository: 'vidya-events/evenings-and-workshops',
        },
      ],
      signingKeys: [{ id: 'k1', publicKey: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrb=' }],
      webhooks: [],
    },
  ],
  freezes: [{ id: 'f1', from: agoMinutes(-2_880), to: agoMinutes(-5_760), areas: null, reason: 'Diwali sale' }],
};

function changed({ params }: MockRequest, change: (area: AreaRights) => Partial<AreaRights>): AreaRights {
  rights = {
    ...rights,
    areas: rights.areas.map((area) => (area.name === params?.['name'] ? { ...area, ...change(area) } : area)),
  };
  return rights.areas.find(({ name }) => name === params?.['name'])!;
}

function text({ body }: MockRequest, field: string): string {
  const value = body?.[field];
  return typeof value === 'string' ? value : '';
}
const isOther =
  ({ params }: MockRequest) =>
  ({ id }: { id: string }): boolean =>
    id !== params?.['id'];

/** Mock owners, trusted publishers, webhooks and freezes for the dashboard that runs alone. */
export const mockRights: MockResponses = {
  listReleaseRights: () => rights,
  changeOwners: (input) =>
    changed(input, () => ({
      owners: ((input.body?.['emails'] ?? []) as string[]).map((email) => ({ email, fullName: '' })),
    })),
  addTrustedPublisher: (input) =>
    changed(input, ({ trustedPublishers }) => ({
      trustedPublishers: [
        ...trustedPublishers,
        { id: crypto.randomUUID(), issuer: text(input, 'issuer'), repository: text(input, 'repository') },
      ],
    })),
  removeTrustedPublisher: (input) =>
    changed(input, ({ trustedPublishers }) => ({ trustedPublishers: trustedPublishers.filter(isOther(input)) })),
  addSigningKey: (input) =>
    changed(input, ({ signingKeys }) => ({
      signingKeys: [...signingKeys, { id: crypto.randomUUID(), publicKey: text(input, 'publicKey') }],
    })),
  removeSigningKey: (input) =>
    changed(input, ({ signingKeys }) => ({ signingKeys: signingKeys.filter(isOther(input)) })),
  addWebhook: (input) => {
    const id = crypto.randomUUID();
    const webhook = { id, url: text(input, 'url'), lastAt: null, lastFault: '' };
    changed(input, ({ webhooks }) => ({ webhooks: [...webhooks, webhook] }));
    return { id, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
  },
  removeWebhook: (input) => changed(input, ({ webhooks }) => ({ webhooks: webhooks.filter(isOther(input)) })),
  addFreeze: (input) => {
    const [from, to, reason] = [text(input, 'from'), text(input, 'to'), text(input, 'reason')];
    const freeze = { id: crypto.randomUUID(), from, to, reason, areas: null };
    rights = { ...rights, freezes: [...rights.freezes, freeze] };
    return rights;
  },
  removeFreeze: (input) => {
    rights = { ...rights, freezes: rights.freezes.filter(isOther(input)) };
    return rights;
  },
};
