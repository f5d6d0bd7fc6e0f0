import { waitFor } from '@testing-library/react';
import { hasUnsavedWork } from '../../../shell/src/navigation/leave-guard.ts';
import { expectVersion, type VersionHere } from '../load/versions-here.ts';
import { reference, serveSite } from '../testing/mock-releases.ts';
import { watchScripts } from './watch-scripts.ts';

jest.mock('../../../shell/src/navigation/leave-guard.ts', () => ({ hasUnsavedWork: jest.fn(() => false) }));

const version = reference('1.0.0');
let here: VersionHere;

/** As webpack's chunk loader adds one. */
function addScript() {
  const script = document.createElement('script');
  script.src = `${version.base}chunk.js`;
  script.integrity = 'sha384-chunk';
  const [loaded, failed] = [jest.fn(), jest.fn()];
  Object.assign(script, { onload: loaded, onerror: failed });
  document.head.append(script);
  return { script, loaded, failed };
}
const again = () => document.querySelector<HTMLScriptElement>('script[data-again]');
const finishRetry = async (type: 'load' | 'error') => {
  await waitFor(() => expect(again()).not.toBeNull());
  again()?.dispatchEvent(new Event(type));
};

beforeAll(() => watchScripts());
beforeEach(async () => {
  document.head.replaceChildren();
  await serveSite({ releases: { live: version, previous: reference('0.9.0') } });
  here = expectVersion({ ...version, name: 'learning', as: 'live' });
  here.phase = 'drawn';
});

it('asks again for a file that failed, before anybody hears of it', async () => {
  const { script, loaded, failed } = addScript();
  script.dispatchEvent(new Event('error'));
  await waitFor(() => expect(again()?.integrity).toBe('sha384-chunk'));
  await finishRetry('load');
  await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
  expect(failed).not.toHaveBeenCalled();
});

it('lets the area know when the file stays away', async () => {
  const { script, failed } = addScript();
  script.dispatchEvent(new Event('error'));
  await finishRetry('error');
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
});

it('keeps a screen with unsaved work, and asks until the file comes', async () => {
  jest.mocked(hasUnsavedWork).mockReturnValue(true);
  const { script, loaded, failed } = addScript();
  script.dispatchEvent(new Event('error'));
  await finishRetry('error');
  await waitFor(() => expect(again()).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  dispatchEvent(new Event('online'));
  await finishRetry('load');
  await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
  expect(failed).not.toHaveBeenCalled();
});

it('leaves the first files of an area to its loading', () => {
  here.phase = 'loading';
  const { script, failed } = addScript();
  script.dispatchEvent(new Event('error'));
  expect(failed).toHaveBeenCalledTimes(1);
});
