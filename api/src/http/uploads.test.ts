import { register } from '@vidya/contracts/calls/sign-in';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { startApi, type TestApi } from '../testing/api.ts';
import { visitor } from './in-process.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const picture = 'Content-Disposition: form-data; name="avatar"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n';
const field = 'Content-Disposition: form-data; name="fullName"\r\n\r\n';

it.each([
  ['without a boundary', 'multipart/form-data', 'anything'],
  ['that ends before its first part', 'multipart/form-data; boundary=x', '--x\r\n'],
  ['that ends inside a text field', 'multipart/form-data; boundary=x', `--x\r\n${field}Asha`],
  ['that ends inside a file', 'multipart/form-data; boundary=x', `--x\r\n${picture}half a picture`],
  ['without parts', 'multipart/form-data; boundary=x', 'no part at all'],
])('refuses a form %s', async (_, type, payload) => {
  const browser = await visitor(api.app);
  const response = await api.app.inject({
    method: 'POST',
    url: API_BASE + register.path,
    headers: { ...browser.headers, 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ Success: false, Data: null });
});
