/** @long It sends every call as everybody. */
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { startApi, type TestApi } from '../testing/api.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import type { Cells } from '../testing/ownership-cells.ts';
import { ownershipTable } from '../testing/ownership-table.ts';
import {
  buildWorld,
  type Caller,
  callers,
  filmText,
  type StoredFiles,
  storeFiles,
  type World,
} from '../testing/ownership-world.ts';
import { copyRows, restoreRows } from '../testing/row-copies.ts';
import { changedRows, type Marks, markReader } from '../testing/row-marks.ts';

interface OpenApiOperation {
  operationId?: string;
  requestBody?: { content: Record<string, { schema?: { properties?: Record<string, unknown> } }> };
}

let gateway: TestGateway;
let api: TestApi;
let files: StoredFiles;
/** Reused from cell to cell, until one changes it. */
let world: { is: World; read: () => Promise<Marks>; marks: Marks } | null = null;

beforeAll(async () => {
  gateway = await startGateway();
  // Nothing listens on port 9, so the sign-in provider is unreachable.
  api = await startApi({ RAZORPAY_API: gateway.address, OIDC_ISSUER: 'http://127.0.0.1:9' });
  files = await storeFiles(api);
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const ours = () => api.app.accessTable.filter(({ url }) => !url.startsWith(`${API_BASE}/docs`));
const routeOf = (call: string) => ours().find((route) => route.call === call);
const statusesOf = ({ is, coInstructor }: Cells): number[] => {
  const statuses = is.split(' ').map(Number);
  return [...statuses, coInstructor ?? statuses[callers.indexOf('owner')]!];
};
const rowsOf = (call: string | undefined) => ownershipTable.filter((row) => row.call === call);

async function ask(row: Cells, w: World, caller: Caller) {
  const { method, url } = routeOf(row.call)!;
  const { params = {}, headers: extra, query, body } = row.send?.(w, caller) ?? {};
  const headers = { ...(await w.agentOf(caller)).headers, ...extra };
  return api.app.inject({
    method: method as 'GET',
    url: url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    headers,
    ...(query && { query }),
    ...(body && { payload: body }),
  });
}

/** GET calls that write: one ends a session, the others write an audit entry. */
const writingReads = [
  'logout',
  'exportPeople',
  'exportPayments',
  'exportAuditLog',
  'exportJournal',
  'exportGeneralLedger',
];

/** Which rows a request may change: none after a refusal or a read. */
function mayChange(row: Cells, caller: Caller, w: World): (key: string) => boolean {
  if (routeOf(row.call)!.method === 'GET' && !writingReads.includes(row.call)) return () => false;
  const reached = [caller, ...(row.reaches ?? [])].filter((name) => name !== 'visitor');
  const ids = new Set(['', ...reached.map((name) => w.people[name].id)]);
  const before = new Set(Object.values(w.people).map(({ id }) => id));
  // A person who did not exist before is new, as after a sign-up.
  return (key) => ids.has(key.split(' ')[1]!) || !before.has(key.split(' ')[1]!);
}

async function freshWorld() {
  const is = await buildWorld(api, files);
  await copyRows(api.db);
  const read = await markReader(api.db);
  return { is, read, marks: await read() };
}

/** These rows stand for files, which a call may remove too: copies of rows do not bring those back. */
const hasFiles = (table: string): boolean => /^(uploads|areas$|release)/.test(table);

/** Undoes what a call changed: by copies of the rows, or with a new world. */
async function undo(changed: readonly string[]): Promise<void> {
  const tables = [...new Set(changed.map((key) => key.split(' ')[0]!))].filter((table) => table !== 'jobs');
  if (tables.some(hasFiles)) world = null;
  else await restoreRows(api.db, tables);
}

type Cell = readonly [caller: Caller, expected: number];

/** Sends the call as these callers. Returns everything that is wrong with the responses, and whether all were refused. */
async function send(row: Cells, cells: readonly Cell[]): Promise<{ wrong: unknown[]; areRefused: boolean }> {
  world ??= await freshWorld();
  const wrong: unknown[] = [];
  let areRefused = true;
  for (const [caller, expected] of cells) {
    // oxlint-disable-next-line no-await-in-loop
    const { statusCode, body } = await ask(row, world.is, caller);
    if (statusCode !== expected) wrong.push([caller, statusCode, body.slice(0, 200)]);
    if (statusCode < 400) areRefused = false;
    else if (/media\/lectures|\.mp4/.test(body)) wrong.push([caller, 'was told an address']);
    else if (body.includes(filmText)) wrong.push([caller, 'was sent media']);
  }
  return { wrong, areRefused };
}

/** The rows that the calls since the last look changed, which are then as they were. */
async function takeChanges(): Promise<string[]> {
  const changed = changedRows(world!.marks, await world!.read());
  if (changed.length > 0) await undo(changed);
  return changed;
}

/** Returns everything that is wrong with one cell. */
async function tryCell(row: Cells, [caller, expected]: Cell): Promise<unknown[]> {
  const { wrong, areRefused } = await send(row, [[caller, expected]]);
  const { is } = world!;
  const stray = (await takeChanges()).filter((key) => areRefused || !mayChange(row, caller, is)(key));
  return stray.length > 0 ? [...wrong, [caller, 'changed', stray]] : wrong;
}

/** Returns everything that is wrong with cells that change nothing. Looks for changes once: this takes most of the time. */
async function tryQuietCells(row: Cells, cells: readonly Cell[]): Promise<unknown[]> {
  if (cells.length === 0) return [];
  const { wrong } = await send(row, cells);
  const changed = await takeChanges();
  return changed.length > 0 ? [...wrong, [cells.map(([caller]) => caller), 'changed', changed]] : wrong;
}

const partition = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
];

it('has a row for every route, and a cell for every caller', () => {
  const registered = new Set(ours().map(({ call }) => call));
  expect(new Set(ownershipTable.map(({ call }) => call))).toEqual(registered);
  for (const row of ownershipTable)
    expect([row.call, statusesOf(row)]).toEqual([row.call, callers.map(() => expect.any(Number))]);
});

it('names a real thing wherever an address or a body asks for one', async () => {
  world = await freshWorld();
  const w = world.is;
  const { paths } = api.app.swagger() as { paths: Record<string, Record<string, OpenApiOperation>> };
  const operations = new Map(
    Object.values(paths).flatMap((at) => Object.values(at).map((each) => [each.operationId, each])),
  );
  for (const { call, url } of ours()) {
    const asked = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const body = operations.get(call ?? '')?.requestBody?.content['application/json']?.schema?.properties ?? {};
    const ids = Object.keys(body).filter((name) => /id$/i.test(name));
    const sent = rowsOf(call).map((row) => row.send?.(w, 'admin') ?? {});
    for (const { params = {} } of sent)
      expect([call, Object.keys(params).toSorted()]).toEqual([call, asked.toSorted()]);
    // One that may be left out is named by some row.
    const isNamed = (name: string): boolean => sent.some(({ body: given = {} }) => Boolean(given[name]));
    expect([call, sent.length === 0 ? [] : ids.filter((name) => !isNamed(name))]).toEqual([call, []]);
  }
});

it.each(ownershipTable.map((row) => [[row.call, row.of].filter(Boolean).join(': '), row] as const))(
  '%s',
  async (_, row) => {
    const cells = callers.map((caller, at) => [caller, statusesOf(row)[at]!] as const);
    const isRead = routeOf(row.call)!.method === 'GET' && !writingReads.includes(row.call);
    const [quiet, changing] = isRead ? [cells, []] : partition(cells, ([, expected]) => expected >= 400);
    const wrong = await tryQuietCells(row, quiet);
    // oxlint-disable-next-line no-await-in-loop
    for (const cell of changing) wrong.push(...(await tryCell(row, cell)));
    expect(wrong).toEqual([]);
  },
);
