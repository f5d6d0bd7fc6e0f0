import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';

test.each([
  ['Ananya Iyer', 'AI'],
  ['राजेश कुमार शर्मा', 'राश'],
  ['zoya', 'Z'],
])('stands in for %s with %s', (name, initials) => {
  render(<Avatar name={name} />);
  expect(screen.getByRole('img', { name })).toHaveTextContent(initials);
});

test('falls back to initials when the picture fails', () => {
  const { container } = render(<Avatar name="Ananya Iyer" src="/gone.png" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByRole('img', { name: 'Ananya Iyer' })).toHaveTextContent('AI');
});
