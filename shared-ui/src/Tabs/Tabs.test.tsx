import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { value: 'mostPopular', label: 'Most popular' },
  { value: 'new', label: 'New' },
] as const;

test('marks the chosen tab, ties it to its panel, and chooses by press and by keys', async () => {
  const choose = jest.fn();
  render(
    <Tabs label="Sort" tabs={tabs} value="mostPopular" onChange={choose}>
      Courses
    </Tabs>,
  );
  expect(screen.getByRole('tab', { name: 'Most popular', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Most popular' })).toHaveTextContent('Courses');
  await userEvent.click(screen.getByRole('tab', { name: 'New' }));
  expect(choose).toHaveBeenLastCalledWith('new');
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{Enter}');
  expect(choose).toHaveBeenCalledTimes(2);
});
