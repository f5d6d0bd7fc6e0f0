import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField } from './FileField.tsx';

test('hands over the chosen file and shows its name', async () => {
  const pick = jest.fn();
  const { rerender } = render(<FileField label="Thumbnail" onPick={pick} />);
  const file = new File(['picture'], 'cover.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Thumbnail'), file);
  expect(pick).toHaveBeenCalledWith(file);
  rerender(<FileField label="Thumbnail" onPick={pick} fileName="cover.png" />);
  expect(screen.getByText('cover.png')).toBeInTheDocument();
});
