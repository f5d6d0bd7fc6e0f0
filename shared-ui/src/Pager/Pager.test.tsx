import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from './Pager.tsx';

test('turns back and forth between the ends only', async () => {
  const turn = jest.fn();
  render(<Pager page={1} pages={2} onTurn={turn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(turn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(turn).toHaveBeenCalledWith(2);
});

test('gives every page an address, and leaves a new tab to the browser', async () => {
  const turn = jest.fn();
  render(<Pager page={2} pages={3} onTurn={turn} hrefOf={(page) => `?page=${page}`} />);
  const next = screen.getByRole('link', { name: 'Next page' });
  expect(next).toHaveAttribute('href', '?page=3');
  await userEvent.keyboard('{Control>}');
  next.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup().pointer({ keys: '[MouseLeft]', target: next });
  expect(turn).toHaveBeenCalledWith(3);
});

test('keeps the focus on an arrow that has come to the end', async () => {
  const hrefOf = (page: number) => `?page=${page}`;
  const { rerender } = render(<Pager page={2} pages={3} onTurn={() => undefined} hrefOf={hrefOf} />);
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  rerender(<Pager page={3} pages={3} onTurn={() => undefined} hrefOf={hrefOf} />);
  const next = screen.getByRole('link', { name: 'Next page' });
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).not.toHaveAttribute('href');
});
