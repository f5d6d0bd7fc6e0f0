import { screen } from '@testing-library/react';
import { stopTheClock } from '../testing/render-admin.tsx';
import { health, next, openReleases, trial } from '../testing/render-releases.tsx';

stopTheClock();

test('names the business count as the area declares it', async () => {
  const canary = { ...next, percent: 10, cohort: null, health: health({ business: 3 }) };
  const bad = { bad: 9, of: 12 };
  const evidence = [{ measure: 'noBusiness' as const, canary: bad, control: bad }];
  openReleases([
    trial({ counts: 'tickets booked', canary, judgement: { verdict: 'not enough yet', reason: '', evidence } }),
  ]);
  const row = await screen.findByRole('row', { name: /^Tickets booked/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual(['Tickets booked', '0', '3']);
  expect(screen.getByRole('rowheader', { name: 'Without “tickets booked”' })).toBeVisible();
});
