import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './Fold.tsx';
import { useFolds } from './use-folds.ts';

function Parts() {
  const { isOpen, toggle, areAllOpen, toggleAll } = useFolds(['one', 'two'], 'one');
  return (
    <>
      <button type="button" onClick={toggleAll}>
        {areAllOpen ? 'Close all' : 'Open all'}
      </button>
      {['one', 'two'].map((id) => (
        <Fold key={id} title={`Part ${id}`} isOpen={isOpen(id)} onToggle={(next) => toggle(id, next)}>
          Content of {id}
        </Fold>
      ))}
    </>
  );
}

test('parts open and close, one by one and all at once; closed ones stay in the page', async () => {
  const user = userEvent.setup();
  render(<Parts />);
  const shown = () => ['one', 'two'].map((id) => screen.getByText(`Content of ${id}`).closest('details')!.open);
  expect(shown()).toEqual([true, false]);
  await user.click(screen.getByRole('heading', { name: 'Part one' }));
  expect(shown()).toEqual([false, false]);
  await user.click(screen.getByRole('button', { name: 'Open all' }));
  expect(shown()).toEqual([true, true]);
  await user.click(screen.getByRole('button', { name: 'Close all' }));
  expect(shown()).toEqual([false, false]);
});
