import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

function Account() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu isOpen={isOpen} onToggle={setOpen} button={(wiring) => <button {...wiring}>Account</button>}>
        <MenuItem as="a" href="/myCourses">
          My Courses
        </MenuItem>
        <MenuItem onClick={() => setOpen(false)}>Logout</MenuItem>
      </Menu>
      <p>Elsewhere</p>
    </>
  );
}

async function open(): Promise<HTMLElement> {
  render(<Account />);
  const button = screen.getByRole('button', { name: 'Account' });
  expect(screen.queryByRole('link', { name: 'My Courses' })).toBeNull();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  return button;
}

test('discloses its links and gives focus back on Escape', async () => {
  const button = await open();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'My Courses' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(button).toHaveFocus();
});

test('gives focus back when a pressed item closes it', async () => {
  const button = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('closes on a press elsewhere', async () => {
  const button = await open();
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('walks in a ring with the arrow keys', async () => {
  await open();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'My Courses' })).toHaveFocus();
});
