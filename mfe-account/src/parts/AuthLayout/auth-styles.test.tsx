/** @styles */

import { render, screen } from '@testing-library/react';
import { stubMedia } from '../../testing/mock-window.ts';
import { AuthPage } from './AuthPage.tsx';

test('leaves the footer below the film, in full', () => {
  stubMedia();
  const { container } = render(<AuthPage title="Log in">the form</AuthPage>);
  expect(screen.getByText('the form')).toBeVisible();
  expect(['', '0px']).toContain(getComputedStyle(container.firstElementChild!).marginBottom);
});
