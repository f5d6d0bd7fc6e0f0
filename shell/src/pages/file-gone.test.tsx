import { screen, waitFor } from '@testing-library/react';
import { reloadPage } from '@vidya/platform/host/fallback/reload-page';
import { renderShell } from '../testing/render-shell.tsx';

jest.mock('@vidya/platform/host/fallback/reload-page');
jest.mock('./StaticPage.tsx', () => {
  throw new Error('Loading chunk failed.');
});

it('loads the page anew, once in a tab, when a file of the shell is gone', async () => {
  sessionStorage.clear();
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  renderShell({ at: '/about' });
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText('Loading the page')).toBeInTheDocument();
});
