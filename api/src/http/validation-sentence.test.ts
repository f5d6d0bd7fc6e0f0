/** @long @large: sends every field of every call. */
import { startApi, type TestApi } from '../testing/api.ts';
import { type CallField, callFields } from '../testing/call-fields.ts';
import { createFieldSender, type FieldSender } from '../testing/field-sender.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { ownershipTable } from '../testing/ownership-table.ts';
import { storeFiles } from '../testing/ownership-world.ts';
import { validationSentence } from './validation-sentence.ts';

const issue = (keyword: string, params: object = {}, instancePath = '/off/value') => ({
  keyword,
  instancePath,
  message: 'Invalid input',
  params: { ...params },
});

it.each([
  [issue('invalid_type', { expected: 'number' }), 'Off Value Must Be A Number'],
  [issue('invalid_type', { expected: 'object' }), 'Off Value Is Not Valid'],
  [issue('invalid_value', { values: ['paid', 'free'] }), 'Off Value Must Be One Of paid, free'],
  [issue('invalid_value', { values: Array(30).fill('x') }), 'Off Value Is None Of The Choices'],
  [issue('too_big', { origin: 'number', maximum: 5 }, '/userRating'), 'User Rating Can Be At Most 5'],
  [issue('too_big', { origin: 'string', maximum: 5 }, '/fullName'), 'Full Name Is Too Long'],
  [issue('too_small', { origin: 'string', minimum: 1 }, '/fullName'), 'Full Name Is Required'],
  [issue('too_small', { origin: 'array', minimum: 2 }, '/areas'), 'Areas Needs At Least 2'],
  [issue('invalid_union', {}, '/userRating'), 'User Rating Is Not Valid'],
  [issue('invalid_format', {}, '/areas/0/razorpay_payment_id'), 'Areas 1 Razorpay Payment Id Is Not Valid'],
  [
    { ...issue('invalid_type'), message: 'Invalid input: expected string, received undefined' },
    'Off Value Is Required',
  ],
  [issue('unrecognized_keys', {}, '/'), null],
  [
    { ...issue('custom', {}, '/url'), message: 'must be such as https://a.example' },
    'Url Must Be Such As https://a.example',
  ],
  [{ ...issue('custom', {}, '/url'), message: 'Invalid input' }, 'Url Is Not Valid'],
  [undefined, null],
])('%j', (given, sentence) => {
  expect(validationSentence(given)).toBe(sentence);
});

let gateway: TestGateway;
let api: TestApi;
let fields: Map<string, CallField[]>;
let sender: FieldSender;

beforeAll(async () => {
  gateway = await startGateway();
  api = await startApi({ RAZORPAY_API: gateway.address, OIDC_ISSUER: 'http://127.0.0.1:9' });
  sender = createFieldSender(api, await storeFiles(api));
  fields = callFields(api.app);
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

/** A wrong type, nothing, and too much. */
const wrong: [name: string, input: { text: string } | { value: unknown }][] = [
  ['an object', { value: { a: 1 } }],
  ['a negative number', { value: -1.5 }],
  ['null', { value: null }],
  ['empty', { text: '' }],
  ['a word', { text: 'x' }],
  ['very long', { text: 'x'.repeat(7_000) }],
];

/** Words of a validator, of a database and of a program; one field is named 'Expected Minutes'. */
const forMachines =
  /invalid input|expected (?!minutes)|received|too big|too small|undefined|\bnull\b|regex|pattern|\bzod\b|syntax/i;

const isForPeople = (message: string): boolean =>
  message === '' || (!/^\S+: |[{}\\]/.test(message) && !forMachines.test(message) && message.length <= 200);

const calls = [...new Set(ownershipTable.map(({ call }) => call))];

it.each(calls)('%s: each refusal of a field is a sentence for people', async (call) => {
  const faults: string[] = [];
  for (const field of fields.get(call) ?? []) {
    for (const [name, input] of wrong) {
      if (field.place !== 'body' && 'value' in input) continue;
      // oxlint-disable-next-line no-await-in-loop
      const { status, message } = await sender.send({ call, field, ...input });
      if (status >= 400 && !isForPeople(message)) faults.push(`${field.path.join('.')}, ${name}: ${status} ${message}`);
    }
  }
  if (call.startsWith('create')) sender.reset();
  expect(faults).toEqual([]);
});
