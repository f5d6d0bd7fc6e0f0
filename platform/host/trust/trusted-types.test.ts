import { installTrustedTypes } from './trusted-types.ts';

type Check = (address: string, type: string, sink: string) => string;

function installed(): Check {
  let check: Check | undefined;
  const createPolicy = (_name: string, rules: { createScriptURL: Check }): void => {
    check = rules.createScriptURL;
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  installTrustedTypes();
  if (!check) throw new Error('No policy was made.');
  return check;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

const [script, worker] = ['HTMLScriptElement src', 'Worker constructor'];
const made = `blob:${location.origin}/0b9d`;

test('scripts come from the site itself', () => {
  expect(installed()('/a.js', 'TrustedScriptURL', script)).toBe('/a.js');
});

test('what the page has made itself may become a worker', () => {
  expect(installed()(made, 'TrustedScriptURL', worker)).toBe(made);
});

test.each([
  ['https://evil.example/a.js', script],
  ['https://evil.example/a.js', worker],
  ['data:text/javascript,alert(1)', worker],
  ['blob:https://evil.example/0b9d', worker],
  [made, script],
  [made, 'ServiceWorkerContainer register'],
  [made, 'SharedWorker constructor'],
])('%s as %s is refused', (address, sink) => {
  expect(() => installed()(address, 'TrustedScriptURL', sink)).toThrow(/not allowed/);
});
