import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './Chip.tsx';

test('takes a filter away under a name that says which', async () => {
  const remove = jest.fn();
  render(
    <Chip isRemovable aria-label="Remove filter Hindi" onClick={remove}>
      Hindi
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Hindi' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
