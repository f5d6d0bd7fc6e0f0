import { requireBrowser } from './require-browser.ts';

const named = process.env['CHROMIUM_PATH'];
afterEach(() => {
  if (named === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = named;
});

it('takes the browser that CHROMIUM_PATH names, and says so when there is no such file', () => {
  process.env['CHROMIUM_PATH'] = process.execPath;
  expect(requireBrowser()).toBe(process.execPath);
  process.env['CHROMIUM_PATH'] = '/nowhere/chromium';
  expect(() => requireBrowser()).toThrow('There is no /nowhere/chromium, which CHROMIUM_PATH names.');
});

it('says what to do without a browser', () => {
  expect(() => requireBrowser(() => undefined)).toThrow(/npx playwright-core install chromium, or set CHROMIUM_PATH/);
});
