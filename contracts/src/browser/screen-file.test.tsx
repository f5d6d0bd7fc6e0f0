import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { screenFile } from './screen-file.tsx';

/** Like the shell: a retry renders everything again. */
class Area extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    const retry = <button onClick={() => this.setState({ hasFailed: false })}>Retry</button>;
    return this.state.hasFailed ? retry : this.props.children;
  }
}

test('a screen whose file could not be had reaches the shell, and is asked for anew by its Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const fetchScreen = jest.fn().mockRejectedValueOnce(new Error('down'));
  fetchScreen.mockResolvedValue(() => <h1>Contact</h1>);
  const { Screen } = screenFile(fetchScreen);
  render(
    <Area>
      <Suspense>
        <Screen />
      </Suspense>
    </Area>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(fetchScreen).toHaveBeenCalledTimes(2);
});

test('a screen whose file is on its way leaves its place to the fallback, and no more than its place', async () => {
  let arrive: (screen: () => ReactNode) => void = () => undefined;
  const { Screen } = screenFile(() => new Promise((resolve) => (arrive = resolve)), <p>On its way</p>);
  render(
    <Suspense fallback={<p>The whole page</p>}>
      <h2>Beside it</h2>
      <Screen />
    </Suspense>,
  );
  expect(await screen.findByText('On its way')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Beside it' })).toBeVisible();
  arrive(() => <h1>Contact</h1>);
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(screen.queryByText('On its way')).not.toBeInTheDocument();
});
