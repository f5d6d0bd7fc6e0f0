/** @long @large: sends every field many texts. */
import { cleanText } from '@vidya/contracts/rules/text/clean-text';
import { hostileStrings } from '@vidya/contracts/testing/hostile-strings';
import { pastedTexts } from '@vidya/contracts/testing/pasted-texts';
import { startApi, type TestApi } from '../testing/api.ts';
import { longestTurnMs } from '../testing/busy-time.ts';
import { type CallField, callFields } from '../testing/call-fields.ts';
import { createFieldSender, type FieldSender, type Sending } from '../testing/field-sender.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { ownershipTable } from '../testing/ownership-table.ts';
import { storeFiles } from '../testing/ownership-world.ts';
import { receivedTexts } from '../testing/received-texts.ts';

const maxMs = 50;
/** The longest value that reaches a handler: an address fits into the request head, a body stays below its limit. */
const longest = { params: 200, query: 8_000, body: 100_000 };

let gateway: TestGateway;
let api: TestApi;
let fields: Map<string, CallField[]>;
let sender: FieldSender;

beforeAll(async () => {
  gateway = await startGateway();
  // Nothing listens on port 9, so the sign-in provider is unreachable.
  api = await startApi({ RAZORPAY_API: gateway.address, OIDC_ISSUER: 'http://127.0.0.1:9' });
  sender = createFieldSender(api, await storeFiles(api));
  fields = callFields(api.app);
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

/** Strings that could break a database, a sanitizer or a mail; the form rules of the contracts test all of them. */
const worst = new Set(['<', '<!---->', 'a.', '%', 'half a sign', 'two orders of marks', 'Devanagari', 'zero']);

/** As long as the server reads, so that it checks more than the length. */
const lengthOf = ({ place, maxLength = longest[place] }: CallField): number => Math.min(maxLength, longest[place]);

function textsFor(field: CallField): [name: string, text: string][] {
  const texts = hostileStrings(longest[field.place]);
  if (!field.isText) return [texts[0]!];
  const length = lengthOf(field);
  const long = hostileStrings(length).filter(([name]) => worst.has(name));
  return [texts[0]!, ...long.map(([name, text]): [string, string] => [name, text.slice(0, length)])];
}

/** The embedded database runs on the same thread, so a call's own time does not count against the text. */
async function ownMs(plain: Sending): Promise<number> {
  const turns = [await sender.send(plain, longestTurnMs), await sender.send(plain, longestTurnMs)];
  return Math.min(...turns.map(({ ms }) => ms));
}

async function faultOf(sending: Sending): Promise<string | null> {
  // Most calls need less for all their turns together.
  const { ms: all, status: first } = await sender.send(sending);
  // A gateway that does not know a payment is a 502 of the call itself.
  if (first >= 500 && first !== 502) return `answered ${first}`;
  let best = all;
  for (let turn = 0; turn < 3 && best >= maxMs; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { ms, status } = await sender.send(sending, longestTurnMs);
    if (status >= 500 && status !== 502) return `answered ${status}`;
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

const calls = [...new Set(ownershipTable.map(({ call }) => call))];

it.each(calls)('%s: no field stops the others for more than 50 ms, or ends in a 5xx', async (call) => {
  const faults: string[] = [];
  for (const field of fields.get(call) ?? []) {
    for (const [name, text] of textsFor(field)) {
      // oxlint-disable-next-line no-await-in-loop
      const fault = await faultOf({ call, field, text });
      if (fault) faults.push(`${field.place} ${field.path.join('.')}: ${name} × ${text.length} ${fault}`);
    }
  }
  // Resets the world, so that lists stay as long as they were.
  if (call.startsWith('create')) sender.reset();
  expect(faults).toEqual([]);
});

/** Fields where each character counts, and why; every other text is cleaned. */
const exact: Record<string, string> = {
  password: 'compared with a hash',
  currPassword: 'compared with a hash',
  newPassword: 'stored as a hash',
  'idempotency-key': 'hashed, and compared with itself',
  work: 'signed by this server',
  captchaToken: 'signed by this server',
  after: 'a cursor of this server',
  ticket: 'signed by this server',
  razorpay_payment_id: 'part of a signed text',
  razorpay_order_id: 'part of a signed text',
  razorpay_signature: 'compared with a signature',
  'response.response.transports.0': 'from a browser, for browsers',
  'areas.0.name': 'from a page, compared with names',
  'areas.0.version': 'from a page, compared with versions',
  'areas.0.error.message': 'from a script',
  'areas.0.error.stack': 'from a script',
  'areas.0.error.screen': 'from a script',
};

interface Pasted {
  call: string;
  field: CallField;
  text: string;
}

async function pastedFault({ call, field, text }: Pasted): Promise<string | null> {
  const { value, received } = await receivedTexts(() => sender.send({ call, field, text }));
  // A gateway that does not know a payment is a 502 of the call itself.
  if (value.status >= 500 && value.status !== 502) return `answered ${value.status}`;
  const isClean = received.every((one) => cleanText(one) === one);
  return isClean || field.path.join('.') in exact ? null : 'is not cleaned';
}

it.each(calls)('%s: no handler gets a pasted text with what nobody sees, and none ends in a 5xx', async (call) => {
  const faults: string[] = [];
  for (const field of fields.get(call) ?? []) {
    for (const [name, text] of field.isText ? pastedTexts : []) {
      // oxlint-disable-next-line no-await-in-loop
      const fault = await pastedFault({ call, field, text });
      if (fault) faults.push(`${field.place} ${field.path.join('.')}: ${name} ${fault}`);
    }
  }
  if (call.startsWith('create')) sender.reset();
  expect(faults).toEqual([]);
});
