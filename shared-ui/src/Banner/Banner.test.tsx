import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './Banner.tsx';

test('announces trouble at once and other messages when there is time', () => {
  render(
    <>
      <Banner tone="danger">Not saved</Banner>
      <Banner>Being converted</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(screen.getByRole('status')).toHaveTextContent('Being converted');
});

test('can be put away where the caller allows it', async () => {
  const dismiss = jest.fn();
  render(<Banner onDismiss={dismiss}>Being converted</Banner>);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});
