import { watchLetters } from './watch-letters.ts';

const loadFaces = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
jest.mock('./load-faces.ts', () => ({ loadFaces: (text: string) => loadFaces(text) }));

const later = () => jest.advanceTimersByTimeAsync(300);

beforeAll(() => {
  jest.useFakeTimers();
  watchLetters();
});
beforeEach(async () => {
  document.body.innerHTML = '<main>All courses</main>';
  await later();
  loadFaces.mockClear();
});
afterAll(() => jest.useRealTimers());

const main = () => document.querySelector('main')!;

it('loads nothing for a page in Latin letters', async () => {
  main().append('Łódź, ₹499');
  await later();
  expect(loadFaces).not.toHaveBeenCalled();
});

it('shows scripts that come with later content', async () => {
  main().append('యంత్ర అభ్యసనం');
  await later();
  expect(loadFaces).toHaveBeenCalledWith(expect.stringContaining('యంత్ర'));
});

it('shows scripts that are typed, or that a field has', async () => {
  const field = document.createElement('input');
  main().append(field);
  await later();
  field.value = 'ಯಂತ್ರ';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await later();
  expect(loadFaces).toHaveBeenCalledWith(expect.stringContaining('ಯಂತ್ರ'));
});

it('looks again at the next change after a failure', async () => {
  loadFaces.mockRejectedValueOnce(new Error('offline'));
  main().append('ਮਸ਼ੀਨ');
  await later();
  main().append('!');
  await later();
  expect(loadFaces).toHaveBeenCalledTimes(2);
});
