import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea.tsx';

test('counts what is typed against the limit without cutting it off', async () => {
  render(<TextArea label="Message" max={1000} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Namaste');
  expect(screen.getByText('7 / 1,000')).toBeInTheDocument();
});

test('shows what counts, where that is not every character', () => {
  render(<TextArea label="Message" max={1000} counted={3} value="a b c " onChange={() => undefined} />);
  expect(screen.getByText('3 / 1,000')).toBeInTheDocument();
});
