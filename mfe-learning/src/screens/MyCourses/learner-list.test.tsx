import { screen, waitFor } from '@testing-library/react';
import { sampleSubscribed } from '../../testing/mock-api.ts';
import { change, unawaited } from '../../testing/quick-input.ts';
import { asLearner } from '../../testing/render-my-courses.tsx';

describe('a learner’s courses are found', () => {
  const list = () => [
    sampleSubscribed({
      _id: 'a',
      topic: 'Beta',
      createdBy: 'Ravi Menon',
      progress: 10,
      expiresAt: '2027-05-01T00:00:00.000Z',
    }),
    sampleSubscribed({ _id: 'b', topic: 'alpha', progress: 90, expiresAt: '2027-02-01T00:00:00.000Z' }),
    sampleSubscribed({ _id: 'c', topic: 'Gamma', isExpired: true, expiresAt: '2026-01-01T00:00:00.000Z' }),
  ];
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

  test('by title or instructor, within the chosen progress', async () => {
    const { user } = asLearner({ listSubscribedCourses: list });
    await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'menon');
    expect(titles()).toEqual(['Beta']);
    await user.click(screen.getByRole('button', { name: 'Not started (0)' }));
    expect(screen.getByText('No course found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show All Courses' }));
    expect(titles()).toHaveLength(3);
  });

  test.each([
    ['Last used first', ['Beta', 'alpha', 'Gamma']],
    ['By title', ['alpha', 'Beta', 'Gamma']],
    ['Most progress first', ['alpha', 'Beta', 'Gamma']],
    ['Access ends soonest', ['alpha', 'Beta', 'Gamma']],
  ])('in the order %s', async (order, expected) => {
    const { user } = asLearner({ listSubscribedCourses: list });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), order);
    expect(titles()).toEqual(expected);
  });

  test('by choices that follow each other faster than the page', async () => {
    asLearner({ listSubscribedCourses: list });
    const order = await screen.findByRole('combobox', { name: 'Order' });
    const search = screen.getByRole('textbox', { name: 'Search' });
    await unawaited(async () => {
      change(order, 'title');
      await Promise.resolve();
      screen.getByRole('button', { name: 'In progress (2)' }).click();
      await Promise.resolve();
      change(search, 'a');
    });
    await waitFor(() => expect(titles()).toEqual(['alpha', 'Beta']));
    expect(order).toHaveDisplayValue('By title');
    expect(search).toHaveValue('a');
    expect(screen.getByRole('button', { name: 'In progress (2)' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('by an address, as after a reload', async () => {
    asLearner({ listSubscribedCourses: list }, '/myCourses?q=a&show=inProgress&sort=title');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(titles()).toEqual(['alpha', 'Beta']);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('a');
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('By title');
  });
});
