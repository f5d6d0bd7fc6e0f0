import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { captureInput, type EarlyInput } from './capture.ts';
import { Hydrated } from './Hydrated.tsx';
import { replayFields } from './replay.ts';

let input: EarlyInput | undefined;
let root: Root | undefined;
const place = (): HTMLElement => document.querySelector<HTMLElement>('#root')!;

/** Shows the server's HTML of a page that does not respond yet. */
function serve(page: ReactElement): void {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  // Another capture would hear the tests that come later.
  input?.stop();
  input = captureInput(window);
}
beforeAll(() => {
  // jsdom has none.
  Object.assign(performance, { mark: jest.fn() });
});
afterEach(() => {
  input?.stop();
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

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

describe('the field with the focus in a page that the browser renders again', () => {
  const render = async (page: ReactElement, replayed: () => void = () => replayFields(input)): Promise<void> => {
    const all = <Hydrated onDone={replayed}>{page}</Hydrated>;
    await act(() => Promise.resolve((root = createRoot(place())).render(all)));
  };
  const field = () => screen.getByLabelText<HTMLInputElement>('Search');

  it('has it still, with its text and its caret', async () => {
    serve(<Search />);
    await userEvent.type(field(), 'prompt');
    field().setSelectionRange(2, 4);
    const before = field();
    await render(<Search />);
    expect(field()).not.toBe(before);
    expect(field()).toHaveFocus();
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['prompt', 2, 4]);
    expect(screen.getByRole('status')).toHaveTextContent('prompt');
  });

  it('has it before anything is typed, also beside one that takes it by itself', async () => {
    const page = (
      <main>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested */}
        <input aria-label="Name" autoFocus />
        <Search />
      </main>
    );
    serve(page);
    field().focus();
    await render(page);
    expect(field()).toHaveFocus();
  });

  it('takes what is typed between the render and the replay', async () => {
    serve(<Search />);
    await userEvent.type(field(), 'prom');
    await render(<Search />, () => undefined);
    await userEvent.keyboard('pt');
    act(() => replayFields(input));
    expect([field().value, field().selectionStart]).toEqual(['prompt', 6]);
    expect(screen.getByRole('status')).toHaveTextContent('prompt');
  });

  it('gets none that was nowhere, and none that another element has', async () => {
    for (const hasFocus of [false, true]) {
      serve(<Search />);
      if (hasFocus) screen.getByRole('button').focus();
      // oxlint-disable-next-line no-await-in-loop
      await render(<form />);
      expect(document.body).toHaveFocus();
      act(() => root?.unmount());
    }
  });
});
