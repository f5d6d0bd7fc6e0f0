import { sampleRehearsal } from '@vidya/platform/testing/sample-rehearsal';
import type { Cells } from './ownership-cells.ts';

const onlyAdmin = '401 403 403 403 403 403 403 200';
const onlyAdmin404 = '401 403 403 403 403 403 403 404';
const onlyAdmin409 = '401 403 403 403 403 403 403 409';
const anyId = '00000000-0000-4000-8000-000000000000';
const params = { name: 'catalog' };
const hash = `sha384-${'A'.repeat(64)}`;

/** Administrators release, here without the command line's token; browsers report health with the ticket of a page. */
export const releaseCells: Cells[] = [
  { call: 'listReleases', is: onlyAdmin },
  {
    call: 'registerVersion',
    of: 'that was not uploaded',
    is: '401 403 403 403 403 403 403 422',
    send: () => ({ params, body: { version: '9.0.0', hash, note: '' } }),
  },
  {
    call: 'addSourceMaps',
    is: onlyAdmin,
    send: () => ({ params: { ...params, version: '1.2.0' }, body: { maps: {} } }),
  },
  {
    call: 'addRehearsal',
    of: 'of other bytes',
    is: '401 403 403 403 403 403 403 422',
    send: () => ({
      params: { ...params, version: '1.2.0' },
      body: sampleRehearsal({ ...params, version: '1.2.0', hash }),
    }),
  },
  { call: 'promoteVersion', is: onlyAdmin, send: () => ({ params, body: {} }) },
  { call: 'promoteVersion', of: 'to some', is: onlyAdmin, send: () => ({ params, body: { percent: 10 } }) },
  { call: 'rollBackVersion', is: onlyAdmin, send: () => ({ params, body: { reason: 'It fails' } }) },
  { call: 'startRollout', is: onlyAdmin, send: () => ({ params, body: { steps: [5, 100], dwellMinutes: 15 } }) },
  { call: 'haltRollout', is: onlyAdmin409, send: () => ({ params, body: { reason: 'Wait' } }) },
  { call: 'continueRollout', is: onlyAdmin409, send: () => ({ params, body: {} }) },
  { call: 'listReleaseRights', is: onlyAdmin },
  { call: 'listCallUses', is: onlyAdmin },
  { call: 'listRecordedCalls', is: onlyAdmin },
  { call: 'changeOwners', is: onlyAdmin, send: () => ({ params, body: { emails: ['asha@vidya.example'] } }) },
  { call: 'addWebhook', is: onlyAdmin, send: () => ({ params, body: { url: 'https://hooks.example/releases' } }) },
  { call: 'removeWebhook', is: onlyAdmin404, send: () => ({ params: { ...params, id: anyId } }) },
  {
    call: 'addTrustedPublisher',
    is: onlyAdmin,
    send: () => ({ params, body: { issuer: 'https://builds.example', repository: 'vidya/catalog' } }),
  },
  { call: 'removeTrustedPublisher', is: onlyAdmin404, send: () => ({ params: { ...params, id: anyId } }) },
  {
    call: 'addFreeze',
    is: onlyAdmin,
    send: () => ({ body: { from: '2099-12-24T00:00:00Z', to: '2099-12-27T00:00:00Z', reason: 'Holidays' } }),
  },
  {
    call: 'addSigningKey',
    is: onlyAdmin,
    send: () => ({ params, body: { publicKey: `${'A'.repeat(43)}=` } }),
  },
  { call: 'removeSigningKey', is: onlyAdmin404, send: () => ({ params: { ...params, id: anyId } }) },
  { call: 'removeFreeze', is: onlyAdmin404, send: () => ({ params: { id: anyId } }) },
  { call: 'approveRelease', is: onlyAdmin409, send: () => ({ params }) },
  { call: 'dropApproval', is: onlyAdmin409, send: () => ({ params }) },
  {
    call: 'grantArea',
    is: onlyAdmin,
    send: () => ({
      params: { name: 'events' },
      body: { title: 'Events', paths: { '/events': 'everybody' }, base: 'https://events.example', budgetKb: 45 },
    }),
  },
  { call: 'revokeArea', of: 'that the site came with', is: onlyAdmin409, send: () => ({ params }) },
  { call: 'makePreview', is: onlyAdmin, send: () => ({ params, body: { version: '1.1.0', hours: 1 } }) },
  { call: 'endPreview', is: onlyAdmin404, send: () => ({ params: { ...params, id: anyId } }) },
  {
    call: 'makeOverride',
    is: onlyAdmin,
    send: () => ({ body: { areas: { catalog: { version: '1.1.0' } }, minutes: 30 } }),
  },
  // Only for the front server.
  { call: 'announceHost', is: '403 403 403 403 403 403 403 403', send: () => ({ body: {} }) },
  {
    call: 'reportHealth',
    // Holders of a page's ticket.
    is: '403 403 403 403 403 403 403 403',
    send: () => ({ body: { ticket: 'forged', areas: [{ name: 'catalog', version: '1.2.0', outcome: 'ok' }] } }),
  },
];
