/** @long It sends every field many texts. */
import { hostileStrings } from '@vidya/contracts/testing/hostile-strings';
import { startApi, type TestApi } from '../testing/api.ts';
import { busyMs, longestTurnMs } from '../testing/busy-time.ts';
import { type CallField, callFields } from '../testing/call-fields.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { type Cells, ownershipTable, type Sent } from '../testing/ownership-table.ts';
import {
  buildWorld,
  type Caller,
  callers,
  type StoredFiles,
  storeFiles,
  type World,
} from '../testing/ownership-world.ts';

const maxMs = 50;
/** The longest value that reaches a handler: an address fits into the request head, a body stays below its limit. */
const longest = { params: 200, query: 8_000, body: 100_000 };

let gateway: TestGateway;
let api: TestApi;
let files: StoredFiles;
let fields: Map<string, CallField[]>;
let world: World | null = null;

beforeAll(async () => {
  gateway = await startGateway();
  // Nothing listens on port 9, so the sign-in provider is unreachable.
  api = await startApi({ RAZORPAY_API: gateway.address, OIDC_ISSUER: 'http://127.0.0.1:9' });
  files = await storeFiles(api);
  fields = callFields(api.app);
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

/** Returns a copy with `value` at the end of the path; creates missing parts of the path. */
function withField(given: unknown, [name = '', ...rest]: string[], value: string): Record<string, string> {
  const copy: Record<string, unknown> = Object.assign(/^\d+$/.test(name) ? [] : {}, given);
  copy[name] = rest.length > 0 ? withField(copy[name], rest, value) : value;
  return copy as Record<string, string>;
}

interface Row {
  row: Cells;
  caller: Caller;
  status: number;
}

/** The caller with the best status for a call, and the row to send. */
function bestRow(call: string): Row {
  const all = ownershipTable
    .filter((row) => row.call === call)
    .flatMap((row) =>
      row.is.split(' ').map((status, at): Row => ({ row, caller: callers[at]!, status: Number(status) })),
    );
  const min = Math.min(...all.map(({ status }) => status));
  return all.findLast(({ status }) => status === min)!;
}

interface Sending {
  call: string;
  field: CallField;
  /** Undefined: the value of the table row. */
  text?: string;
}

/** Sends the request of its table row, with `text` in the field if given. */
async function send({ call, field: { place, path }, text }: Sending, measure = longestTurnMs) {
  world ??= await buildWorld(api, files);
  const { row, caller, status } = bestRow(call);
  const route = api.app.accessTable.find((known) => known.call === call)!;
  const given: Sent = row.send?.(world, caller) ?? {};
  const sent: Sent = text === undefined ? given : { ...given, [place]: withField(given[place], path, text) };
  const { params = {}, query, body, headers } = sent;
  const request = {
    method: route.method as 'GET',
    url: route.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? 'x').toWellFormed())),
    headers: { ...(await world.agentOf(caller)).headers, ...headers },
    ...(query && { query }),
    ...(body && { payload: body }),
  };
  const { ms, value } = await measure(() => api.app.inject(request));
  // An earlier successful request may have ended the session.
  if (value.statusCode === 401 && status < 400) world = null;
  return { ms, status: value.statusCode };
}

/** Strings that could break a database, a sanitizer or a mail; the form rules of the contracts test all of them. */
const worst = new Set(['<', '<!---->', 'a.', '%', 'half a sign', 'Devanagari', 'zero']);

/**
 * As long as the server reads, so that it checks more than the length; also a short one if the field has no maximum.
 */
const lengthsOf = ({ place, maxLength }: CallField): number[] =>
  maxLength !== undefined && maxLength < longest[place] ? [maxLength] : [...new Set([200, longest[place]])];

/** Those of them that a database or a reader of text may refuse, whatever their length. */
const refusable = new Set(['%', 'half a sign', 'zero']);

function textsFor(field: CallField): [name: string, text: string][] {
  const lengths = field.isText ? lengthsOf(field) : [];
  const longestOf = Math.max(...lengths);
  return [
    hostileStrings(longest[field.place])[0]!,
    ...lengths.flatMap((length) =>
      hostileStrings(length)
        .filter(([name]) => (length === longestOf ? worst : refusable).has(name))
        .map(([name, text]): [string, string] => [name, text.slice(0, length)]),
    ),
  ];
}

/** The embedded database runs on the same thread, so a call's own time does not count against the text. */
async function ownMs(plain: Sending): Promise<number> {
  const turns = [await send(plain), await send(plain)];
  return Math.min(...turns.map(({ ms }) => ms));
}

async function faultOf(sending: Sending): Promise<string | null> {
  // Most calls need less for all their turns together.
  const { ms: all, status: first } = await send(sending, busyMs);
  if (first >= 500) return `answered ${first}`;
  let best = all;
  for (let turn = 0; turn < 3 && best >= maxMs; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { ms, status } = await send(sending);
    if (status >= 500) return `answered ${status}`;
    best = Math.min(best, ms);
  }
  if (best < maxMs) return null;
  const own = await ownMs({ call: sending.call, field: sending.field });
  return best - own < maxMs ? null : `took ${Math.round(best)} ms, without it ${Math.round(own)} ms`;
}

it('knows the fields of calls, also inside a body', () => {
  const pathsOf = (call: string) => fields.get(call)?.map(({ place, path }) => `${place} ${path.join('.')}`);
  expect(pathsOf('suggestCourses')).toEqual(['query q']);
  expect(pathsOf('createCoupon')).toContain('body off.value');
});

it.each([...new Set(ownershipTable.map(({ call }) => call))])(
  '%s: no field stops the others for more than 50 ms, or ends in a 5xx',
  async (call) => {
    const faults: string[] = [];
    for (const field of fields.get(call) ?? []) {
      for (const [name, text] of textsFor(field)) {
        // oxlint-disable-next-line no-await-in-loop
        const fault = await faultOf({ call, field, text });
        if (fault) faults.push(`${field.place} ${field.path.join('.')}: ${name} × ${text.length} ${fault}`);
      }
    }
    // Resets the world, so that lists stay as long as they were.
    if (call.startsWith('create')) world = null;
    expect(faults).toEqual([]);
  },
);
