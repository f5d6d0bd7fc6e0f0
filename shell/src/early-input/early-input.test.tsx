import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { captureInput, type EarlyInput } from './capture.ts';
import { replayFields, replayPresses } from './replay.ts';

let input: EarlyInput;
let root: Root | undefined;
const place = (): HTMLElement => document.querySelector<HTMLElement>('#root')!;

/** Shows the server's HTML of a page that does not respond yet. */
function serve(page: ReactElement): void {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  input = captureInput(window);
}
function replay(): Promise<void> {
  replayFields(input);
  return replayPresses(input);
}
async function hydrate(page: ReactElement): Promise<void> {
  await act(() => Promise.resolve((root = hydrateRoot(place(), page))));
  await act(() => replay());
}
afterEach(() => {
  input.stop();
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

const onPress = jest.fn<void, [string]>();
const onSubmit = jest.fn<void, [unknown]>();
beforeEach(() => {
  // Only React's development build compares attributes: the mark of what was pressed is one too many.
  jest.spyOn(console, 'error').mockImplementation();
  onPress.mockClear();
  onSubmit.mockClear();
});

function Buttons() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => onPress('save')}>
        Save
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <output>{count}</output>
      <button type="button" role="tab" onKeyDown={({ key }) => onPress(key)}>
        New
      </button>
    </main>
  );
}

describe('a button that is pressed before the page responds', () => {
  it('shows that it was heard, and responds once when it can', async () => {
    serve(<Buttons />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('data-heard');
    expect(onPress).not.toHaveBeenCalled();
    await hydrate(<Buttons />);
    expect(onPress.mock.calls).toEqual([['save']]);
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-heard');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('responds once to somebody impatient, and in order with the others', async () => {
    serve(<Buttons />);
    // oxlint-disable-next-line no-await-in-loop
    for (const name of ['Count', 'Count', 'Save', 'Count']) await userEvent.click(screen.getByRole('button', { name }));
    await hydrate(<Buttons />);
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('is found again in a page that the browser rendered anew', async () => {
    serve(<Buttons />);
    await userEvent.click(screen.getByRole('button', { name: 'Count' }));
    await act(() => Promise.resolve((root = createRoot(place())).render(<Buttons />)));
    await act(() => replay());
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('is left alone if another button stands in its place', async () => {
    serve(<Buttons />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const other = (
      <main>
        <button type="button" onClick={() => onPress('delete')}>
          Delete
        </button>
      </main>
    );
    await act(() => Promise.resolve((root = createRoot(place())).render(other)));
    await act(() => replay());
    expect(onPress).not.toHaveBeenCalled();
  });

  it('gets the arrow key of a tab too', async () => {
    serve(<Buttons />);
    fireEvent.keyDown(screen.getByRole('tab'), { key: 'ArrowRight' });
    await hydrate(<Buttons />);
    expect(onPress.mock.calls).toEqual([['ArrowRight']]);
  });
});

/** `id`: React generates another in a page that the browser renders itself. */
const Dropdown = ({ id }: { id: string }) => (
  <main>
    <button type="button" popoverTarget={id} onClick={() => onPress('menu')}>
      Menu
    </button>
    <div id={id} popover="auto">
      Links
    </div>
    <button type="button" popoverTarget="not-here" onClick={() => onPress('drawer')}>
      Drawer
    </button>
  </main>
);

/** Does what a browser does with a press of the button 'Menu'; jsdom knows no popovers. */
async function pressMenu(): Promise<void> {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Menu' });
  const panel = screen.getByText('Links');
  button.popoverTargetElement = panel;
  panel.popover = 'auto';
  await userEvent.click(button);
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
}

describe('a menu that is opened before the page responds', () => {
  it('is left to the browser and stays as it is', async () => {
    serve(<Dropdown id="a" />);
    await pressMenu();
    expect(screen.getByRole('button', { name: 'Menu' })).not.toHaveAttribute('data-heard');
    await hydrate(<Dropdown id="a" />);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('opens again in a page that the browser rendered anew, unless it was closed', async () => {
    for (const isClosed of [false, true]) {
      onPress.mockClear();
      serve(<Dropdown id="a" />);
      // oxlint-disable-next-line no-await-in-loop
      await pressMenu();
      if (isClosed) fireEvent(screen.getByText('Links'), Object.assign(new Event('toggle'), { newState: 'closed' }));
      // oxlint-disable-next-line no-await-in-loop
      await act(() => Promise.resolve((root = createRoot(place())).render(<Dropdown id="b" />)));
      // oxlint-disable-next-line no-await-in-loop
      await act(() => replay());
      expect(onPress.mock.calls).toEqual(isClosed ? [] : [['menu']]);
      act(() => root?.unmount());
    }
  });

  it('waits for script if its popover is none here', async () => {
    serve(<Dropdown id="a" />);
    await userEvent.click(screen.getByRole('button', { name: 'Drawer' }));
    await hydrate(<Dropdown id="a" />);
    expect(onPress.mock.calls).toEqual([['drawer']]);
  });
});

/** A form as react-hook-form makes it: it writes the initial values into its fields when it starts. */
function Letter() {
  const [values, setValues] = useState<Record<string, unknown>>({ name: '', agree: false, topic: 'a' });
  const keep = (name: string, value: unknown): void => setValues((known) => ({ ...known, [name]: value }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit(values);
  };
  const [start] = useState(() => (field: HTMLInputElement | null): void => {
    if (field) field.value = '';
  });
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" ref={start} onChange={({ target }) => keep('name', target.value)} />
      <input aria-label="Agree" type="checkbox" onChange={({ target }) => keep('agree', target.checked)} />
      <select aria-label="Topic" onChange={({ target }) => keep('topic', target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}

function Search() {
  const [text, setText] = useState('');
  return (
    <form action="/search">
      <input name="q" aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
      <button type="submit">Go</button>
    </form>
  );
}

describe('what is typed before the page responds', () => {
  it('is sent by the first submit, once', async () => {
    serve(<Letter />);
    await userEvent.type(screen.getByLabelText('Name'), 'Meera');
    await userEvent.click(screen.getByLabelText('Agree'));
    await userEvent.selectOptions(screen.getByLabelText('Topic'), 'b');
    await userEvent.type(screen.getByLabelText('Name'), ' Iyer{Enter}');
    await hydrate(<Letter />);
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ name: 'Meera Iyer', agree: true, topic: 'b' }]]));
  });

  it('reaches the state of the page, and the caret stays', async () => {
    serve(<Search />);
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    await userEvent.type(field, 'prompt');
    field.setSelectionRange(2, 2);
    await hydrate(<Search />);
    expect(screen.getByRole('status')).toHaveTextContent('prompt');
    expect([field.value, field.selectionStart]).toEqual(['prompt', 2]);
  });

  it('is not told again once the page has seen a later change', async () => {
    serve(<Search />);
    const field = screen.getByLabelText('Search');
    await userEvent.type(field, 'prompt');
    await act(() => Promise.resolve((root = hydrateRoot(place(), <Search />))));
    act(() => replayFields(input));
    expect(screen.getByRole('status')).toHaveTextContent('prompt');
    await userEvent.clear(field);
    await userEvent.type(field, 'java');
    // The session is known at last.
    await act(() => replayPresses(input));
    expect(screen.getByRole('status')).toHaveTextContent(/^java$/);
  });

  it('is sent by the browser itself where a form has an address', async () => {
    serve(<Search />);
    const native = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', native, { once: true });
    await userEvent.type(screen.getByLabelText('Search'), 'prompt{Enter}');
    expect(native).toHaveBeenCalledTimes(1);
    await hydrate(<Search />);
    expect(native).toHaveBeenCalledTimes(1);
  });
});
