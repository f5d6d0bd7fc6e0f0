import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './BarChart.tsx';

let mockIsDown = true;
jest.mock('./ApexBars.tsx', () => {
  if (mockIsDown) throw new Error('Loading chunk 42 failed.');
  return { ApexBars: () => <p>Bars</p> };
});

test('words stand in for a chart whose file cannot be had, and Retry brings it', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  render(<BarChart bars={[]} heightPx={200} tick={String} />);
  expect(await screen.findByText(/The chart could not be loaded/)).toBeVisible();
  mockIsDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Bars')).toBeVisible();
});
