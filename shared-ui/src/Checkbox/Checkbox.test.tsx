import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';

test('is ticked by pressing its words', async () => {
  render(<Checkbox label="Beginner" aside="128" />);
  await userEvent.click(screen.getByText('Beginner'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});
