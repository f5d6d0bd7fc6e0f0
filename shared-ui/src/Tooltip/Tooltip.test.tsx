import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip.tsx';

test('shows its words when focus arrives by keyboard', async () => {
  render(
    <Tooltip text="Theatre mode">
      <button type="button">T</button>
    </Tooltip>,
  );
  expect(screen.queryByText('Theatre mode')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Theatre mode')).toBeInTheDocument();
});
