import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState.tsx';

test('announces what failed and tries again on request', async () => {
  const retry = jest.fn();
  render(
    <ErrorState title="The courses did not load" onRetry={retry}>
      The server took too long.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The courses did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('names the request for support', () => {
  render(<ErrorState requestId="abc">The server took too long.</ErrorState>);
  expect(screen.getByRole('alert')).toHaveTextContent('The server took too long.Reference: abc');
  expect(screen.getByText(/^Reference/)).toHaveAttribute('translate', 'no');
});

test('has no Retry where nothing can be tried again', () => {
  render(<ErrorState />);
  expect(screen.queryByRole('button')).toBeNull();
});
