import { screen, waitFor, within } from '@testing-library/react';
import type { CourseCounts } from '@vidya/contracts/calls/catalogue';
import type { MockRequest } from '@vidya/contracts/testing/mock-platform';
import { at, card, mockCatalogue } from '../../testing/mock-catalogue.ts';
import { never, renderCatalog } from '../../testing/render-catalog.tsx';

const responses = () => ({ listCourses: mockCatalogue().listCourses });

// jsdom has no window width, so the panel of wide screens counts as hidden.
const choice = (name: string) => screen.findByRole('radio', { name, hidden: true });

const counts: CourseCounts = {
  category: { 'web-development': 12, 'c++': 1 },
  level: { Beginner: 20 },
  language: { Hindi: 1204 },
  price: { free: 3, paid: 17 },
  ratingAtLeast: { '4.5': 2, '4': 9, '3.5': 12 },
};

test('a filter goes into the address and the question, shows as a chip, and goes with it', async () => {
  const { asked, listCourses } = mockCatalogue();
  const { user, address } = renderCatalog({ at: `${at}?page=3&q=rag`, responses: { listCourses } });
  await card('bestMatch page 3 no 0');
  // jsdom has no window width, so the panel of wide screens counts as hidden.
  await user.click(screen.getByRole('radio', { name: 'Beginner', hidden: true }));
  expect(address()).toBe(`${at}?q=rag&level=Beginner`);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ q: 'rag', level: 'Beginner', page: 1 }));
  expect(screen.getByRole('status')).toHaveTextContent('20 courses for “rag”');

  await user.click(screen.getByRole('link', { name: 'Remove Search: rag' }));
  expect(address()).toBe(`${at}?level=Beginner`);
  await user.click(screen.getByRole('link', { name: 'Remove Beginner' }));
  expect(address()).toBe(at);
});

test('reads filters from the address and passes over words that mean nothing', async () => {
  const { asked, listCourses } = mockCatalogue();
  renderCatalog({
    at: `${at}?price=free&language=Tamil&category=c%2B%2B&level=Genius&page=-4`,
    responses: { listCourses },
  });
  await card('mostPopular page 1 no 0');
  expect(asked[0]).toMatchObject({ price: 'free', language: 'Tamil', category: 'c++', page: 1 });
  expect(asked[0]?.level).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Remove C++' })).toBeInTheDocument();
});

test('the sheet tries choices out, and only its button changes the page', async () => {
  const { user, address, goBack } = renderCatalog({ at: `${at}?q=rag`, responses: responses() });
  await card('bestMatch page 1 no 0');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('radio', { name: 'Free' }));
  expect(address()).toBe(`${at}?q=rag`);
  await user.click(await sheet.findByRole('button', { name: 'Show 20 courses' }));
  expect(address()).toBe(`${at}?q=rag&price=free`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await goBack();
  expect(address()).toBe(`${at}?q=rag`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks for counts and says beside each choice how many courses it would find', async () => {
  const { asked, listCourses } = mockCatalogue({ counts });
  renderCatalog({ at: `${at}?language=Hindi`, responses: { listCourses } });
  await card('mostPopular page 1 no 0');
  expect(asked[0]?.counts).toBe(true);
  expect(await choice('Free, 3 courses')).toBeEnabled();
  expect(await choice('C++, 1 course')).toBeEnabled();
  expect(await choice('Hindi, 1,204 courses')).toBeChecked();
  expect(await choice('4.5 stars, 2 courses')).toBeEnabled();
  expect(await choice('Every level')).toBeChecked();
});

test('a choice of nothing cannot be taken, but the one that was taken can be left', async () => {
  const { listCourses } = mockCatalogue({ counts });
  const { user, address } = renderCatalog({ at: `${at}?level=Advance`, responses: { listCourses } });
  expect(await choice('Intermediate, 0 courses')).toBeDisabled();
  expect(await choice('Advance, 0 courses')).toBeEnabled();
  await user.click(await choice('Every level'));
  expect(address()).toBe(at);
});

test('counts stay while the next ones travel, and without any the choices stand alone', async () => {
  const { listCourses } = mockCatalogue({ counts });
  const slow = (input: MockRequest) => (input.query?.['price'] === 'free' ? never() : listCourses(input));
  const { user } = renderCatalog({ at, responses: { listCourses: slow } });
  expect(screen.getByRole('radio', { name: 'Tamil', hidden: true })).toBeEnabled();
  await user.click(await choice('Free, 3 courses'));
  expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
  expect(await choice('Beginner, 20 courses')).toBeEnabled();
});

test('the languages stay unfolded for the person who leaves one', async () => {
  const { user, address } = renderCatalog({ at: `${at}?language=Hindi`, responses: responses() });
  const every = await choice('Every language');
  await user.click(every);
  expect(address()).toBe(at);
  expect(every.closest('details')).toHaveAttribute('open');
});

test('filters by a least rating, in the address as a number and as a chip', async () => {
  const { asked, listCourses } = mockCatalogue();
  const { user, address } = renderCatalog({ at, responses: { listCourses } });
  await user.click(await choice('3.5 stars'));
  expect(address()).toBe(`${at}?ratingAtLeast=3.5`);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ ratingAtLeast: 3.5, page: 1 }));
  await user.click(screen.getByRole('link', { name: 'Remove At least 3.5 stars' }));
  expect(address()).toBe(at);
});

test('the focus goes on to the next chip, and to the heading after the last one', async () => {
  const { user } = renderCatalog({ at: `${at}?q=rag&price=free&level=Beginner`, responses: responses() });
  await user.click(screen.getByRole('link', { name: 'Remove Beginner' }));
  expect(screen.getByRole('link', { name: 'Remove Free' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Remove Free' }));
  await user.click(screen.getByRole('link', { name: 'Remove Search: rag' }));
  expect(screen.getByRole('heading', { name: 'Explore All Courses' })).toHaveFocus();
});

test('the sheet counts for what is tried out', async () => {
  const asked: unknown[] = [];
  const { listCourses } = mockCatalogue({ counts });
  const watched = (input: MockRequest) => {
    asked.push(input.query);
    return listCourses(input);
  };
  const { user } = renderCatalog({ at, responses: { listCourses: watched } });
  await card('mostPopular page 1 no 0');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('radio', { name: '4 stars, 9 courses' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ ratingAtLeast: 4, counts: true }));
});
