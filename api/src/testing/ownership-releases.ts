import type { Cells } from './ownership-table.ts';

const onlyAdmin = '401 403 403 403 403 403 403 200';
const params = { name: 'catalog' };
const hash = `sha384-${'A'.repeat(64)}`;

/** Administrators release, here without the command line's token; browsers may report health. */
export const releaseCells: Cells[] = [
  { call: 'listReleases', is: onlyAdmin },
  {
    call: 'registerVersion',
    of: 'that was not uploaded',
    is: '401 403 403 403 403 403 403 422',
    send: () => ({ params, body: { version: '9.0.0', hash, note: '' } }),
  },
  { call: 'promoteVersion', is: onlyAdmin, send: () => ({ params, body: {} }) },
  { call: 'promoteVersion', of: 'to some', is: onlyAdmin, send: () => ({ params, body: { percent: 10 } }) },
  { call: 'rollBackVersion', is: onlyAdmin, send: () => ({ params, body: { reason: 'It fails' } }) },
  {
    call: 'grantArea',
    is: onlyAdmin,
    send: () => ({
      params: { name: 'events' },
      body: { title: 'Events', paths: { '/events': 'everybody' }, base: 'https://events.example', budgetKb: 45 },
    }),
  },
  {
    call: 'makeOverride',
    is: onlyAdmin,
    send: () => ({ body: { areas: { catalog: { version: '1.1.0' } }, minutes: 30 } }),
  },
  // Only for the front server.
  { call: 'announceHost', is: '403 403 403 403 403 403 403 403', send: () => ({ body: {} }) },
  {
    call: 'reportHealth',
    is: '200 200 200 200 200 200 200 200',
    send: () => ({ body: { areas: [{ name: 'catalog', version: '1.2.0', outcome: 'ok', isVisit: true }] } }),
  },
];
