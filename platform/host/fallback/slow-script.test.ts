import { waitFor } from '@testing-library/react';
import { hasUnsavedWork } from '../../../shell/src/navigation/leave-guard.ts';
import { expectVersion } from '../load/versions-here.ts';
import { reference, serveSite } from '../testing/mock-releases.ts';
import { watchScripts } from './watch-scripts.ts';

jest.mock('../../../shell/src/navigation/leave-guard.ts', () => ({ hasUnsavedWork: jest.fn() }));
jest.mock('./timing.ts', () => ({ ...jest.requireActual<object>('./timing.ts'), timeoutMs: 0 }));

const version = reference('1.0.0');

/** As webpack's chunk loader adds one; nothing ever comes of it. */
function addScript() {
  const script = document.createElement('script');
  script.src = `${version.base}chunk.js`;
  const failed = jest.fn();
  Object.assign(script, { onerror: failed });
  document.head.append(script);
  return failed;
}

it('gives a slow file of a drawn area up, but not at the cost of unsaved work', async () => {
  watchScripts();
  await serveSite({ releases: { live: version, previous: reference('0.9.0') } });
  expectVersion({ ...version, name: 'learning', as: 'live' }).phase = 'drawn';
  jest.mocked(hasUnsavedWork).mockReturnValue(true);
  const failed = addScript();
  await waitFor(() => expect(hasUnsavedWork).toHaveBeenCalledTimes(1));
  jest.mocked(hasUnsavedWork).mockReturnValue(false);
  const failedWithoutWork = addScript();
  await waitFor(() => expect(failedWithoutWork).toHaveBeenCalledTimes(1));
  expect(failed).not.toHaveBeenCalled();
});
