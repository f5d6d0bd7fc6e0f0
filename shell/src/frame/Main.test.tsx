/** @styles */

import { render, screen } from '@testing-library/react';
import { Skeleton } from '@vidya/shared-ui';
import { Main } from './Main.ts';

const heightOf = (): string => getComputedStyle(screen.getByRole('main')).minHeight;

test('is as tall as the window while the page waits, and not for a button at work or a list that is read again', () => {
  const { rerender } = render(
    <Main>
      <section aria-busy="true">
        <Skeleton />
      </section>
    </Main>,
  );
  expect(heightOf()).toBe('100vh');
  rerender(
    <Main>
      <button type="button" aria-busy="true">
        Log in
      </button>
      <ul aria-busy="true">
        <li>Asha Rao</li>
      </ul>
    </Main>,
  );
  expect(heightOf()).not.toBe('100vh');
});
