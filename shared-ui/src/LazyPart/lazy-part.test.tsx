import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const fetchGreeting = jest.fn<Promise<ComponentType<{ name: string }>>, []>();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  fetchGreeting.mockReset();
});

function open(Part: ComponentType<{ name: string }>) {
  return render(
    <form>
      <input aria-label="Title" />
      <Suspense fallback="Waiting">
        <Part name="Asha" />
      </Suspense>
    </form>,
  );
}

test('a part that cannot be had leaves what was typed around it, and Retry asks for it anew', async () => {
  fetchGreeting.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
  fetchGreeting.mockResolvedValue(Greeting);
  open(lazyPart(fetchGreeting));
  await userEvent.type(screen.getByLabelText('Title'), 'Half a title');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Asha')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Half a title');
  expect(fetchGreeting).toHaveBeenCalledTimes(3);
});

test('who comes back later gets another try without asking', async () => {
  fetchGreeting.mockRejectedValueOnce(new Error('down')).mockResolvedValue(Greeting);
  const Part = lazyPart(fetchGreeting);
  const first = open(Part);
  await screen.findByRole('alert');
  first.unmount();
  open(Part);
  expect(await screen.findByText('Hello Asha')).toBeVisible();
});

test('a file that has come is asked for once', async () => {
  fetchGreeting.mockResolvedValue(Greeting);
  const Part = lazyPart(fetchGreeting);
  const first = open(Part);
  await screen.findByText('Hello Asha');
  first.unmount();
  open(Part);
  expect(screen.getByText('Hello Asha')).toBeVisible();
  expect(fetchGreeting).toHaveBeenCalledTimes(1);
});

test('something else may stand in, with the props of the part', async () => {
  fetchGreeting.mockRejectedValue(new Error('down'));
  open(lazyPart(fetchGreeting, ({ name }) => <p>No greeting for {name}</p>));
  expect(await screen.findByText('No greeting for Asha')).toBeVisible();
});

test('what the part itself throws goes on to the page', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  fetchGreeting.mockResolvedValue(() => {
    throw new Error('broken');
  });
  const Part = lazyPart(fetchGreeting);
  render(
    <Page>
      <Suspense fallback="Waiting">
        <Part name="Asha" />
      </Suspense>
    </Page>,
  );
  expect(await screen.findByText('The page failed: broken')).toBeVisible();
});

class Page extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? `The page failed: ${this.state.error.message}` : this.props.children;
  }
}
