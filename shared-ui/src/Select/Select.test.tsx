import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './Select.tsx';

test('starts empty and hands over the chosen value', async () => {
  const change = jest.fn();
  const options = ['Beginner', { value: 'mid', label: 'Intermediate' }];
  render(
    <Select
      label="Level"
      placeholder="Choose a level"
      options={options}
      onChange={(event) => change(event.target.value)}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Level' });
  expect(select).toHaveValue('');
  await userEvent.selectOptions(select, 'Intermediate');
  expect(change).toHaveBeenCalledWith('mid');
});

test('keeps options of one heading together', () => {
  const options = [
    { value: '', label: 'Everything' },
    { value: 'a', label: 'Changed', group: 'Courses' },
    { value: 'b', label: 'Sent', group: 'Mail' },
    { value: 'c', label: 'Deleted', group: 'Courses' },
  ];
  render(<Select label="Action" options={options} />);
  const courses = screen.getByRole('group', { name: 'Courses' });
  expect(within(courses).getAllByRole('option')).toHaveLength(2);
  expect(screen.getAllByRole('option')).toHaveLength(4);
});
