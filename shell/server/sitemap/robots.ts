import { API_BASE } from '@vidya/contracts/calls/call';
import { routeTable } from '../../src/route-table.ts';
import { adminPrefix } from '../admin-gate.ts';

/** Pages that require a session, and steps of a flow that make no sense alone. */
const closedPaths = (): string[] => [
  ...routeTable.filter(({ access }) => access !== 'everybody').map(({ path }) => path),
  '/course/checkout',
  '/auth/resetPassword/',
  '/auth-login/',
  `${adminPrefix}/`,
  '/api/',
];

/** What crawlers should skip. Pages load public course calls, so these stay open: the longer rule wins. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    `Allow: ${API_BASE}/course/`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
