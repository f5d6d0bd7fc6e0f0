import { screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

it.each(['/terms#50%', '/terms#nowhere', '/terms'])('%s is the page, whatever its anchor is', async (at) => {
  renderShell({ at });
  expect(await screen.findByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
});
