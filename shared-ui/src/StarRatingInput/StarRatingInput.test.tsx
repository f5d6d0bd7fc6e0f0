import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StarRatingInput } from './StarRatingInput.tsx';

function Choosing({ start = 0 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return <StarRatingInput value={value} onChange={setValue} />;
}

/** jsdom's pointer events have no pointer type; React derives enter and leave from over and out. */
const mouse = (name: string): Event =>
  Object.assign(new MouseEvent(name, { bubbles: true, relatedTarget: document.body }), { pointerType: 'mouse' });

test('offers ten half steps as one radio group', () => {
  render(<Choosing />);
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  expect(screen.getByRole('radio', { name: '4.5 out of 5, Good/Amazing' })).not.toBeChecked();
  expect(screen.getByText('Select Rating')).toBeInTheDocument();
});

test('captions what was chosen', async () => {
  render(<Choosing />);
  await userEvent.click(screen.getByRole('radio', { name: /^3 out of 5/ }));
  expect(screen.getByText('Average/Could be better')).toBeInTheDocument();
});

test('moves by half a star with the arrow keys', async () => {
  render(<Choosing start={3} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: /^3.5 out of 5/ })).toBeChecked();
});

test('shows what the arrow keys choose while the mouse rests on a star', async () => {
  render(<Choosing />);
  const three = screen.getByRole('radio', { name: /^3 out of 5/ });
  fireEvent(three.closest('label') as HTMLElement, mouse('pointerover'));
  await userEvent.click(three);
  await userEvent.keyboard('{ArrowRight>4/}');
  expect(screen.getByRole('radio', { name: /^5 out of 5/ })).toBeChecked();
  expect(screen.getByText('Amazing/Above expectation')).toBeInTheDocument();
});

test('shows what the mouse points at and forgets it when the mouse leaves', () => {
  render(<Choosing start={2} />);
  const five = screen.getByRole('radio', { name: /^5 out of 5/ });
  fireEvent(five.closest('label') as HTMLElement, mouse('pointerover'));
  expect(screen.getByText('Amazing/Above expectation')).toBeInTheDocument();
  fireEvent(five.closest('label') as HTMLElement, mouse('pointerout'));
  expect(screen.getByText('Poor/Pretty disapointed')).toBeInTheDocument();
});
