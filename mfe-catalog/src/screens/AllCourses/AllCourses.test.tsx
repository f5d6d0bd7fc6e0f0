import { screen, within } from '@testing-library/react';
import type { CourseListMeta } from '@vidya/contracts/calls/catalogue';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import { loadScreenAt } from '../../routes.tsx';
import { at, card, mockCatalogue } from '../../testing/mock-catalogue.ts';
import { never, renderCatalog } from '../../testing/render-catalog.tsx';

const responses = () => ({ listCourses: mockCatalogue().listCourses });

// As the site does before it renders the page.
beforeAll(() => loadScreenAt(at));

test('shows 8 skeletons, then the first page of the most popular courses and how many there are', async () => {
  const { asked, listCourses } = mockCatalogue();
  const { address } = renderCatalog({ at, responses: { listCourses } });
  expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
  expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(8);

  await card('mostPopular page 1 no 0');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All the skills you need in one place');
  expect(screen.getByText('Explore All Courses')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All Courses' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('status')).toHaveTextContent('20 courses');
  expect(asked[0]).toMatchObject({ sort: 'mostPopular', page: 1, limit: 8 });
  expect(address()).toBe(at);
});

test('a tab orders anew from page 1, and Back returns to the page before', async () => {
  const { user, address, goBack } = renderCatalog({ at: `${at}?page=2`, responses: responses() });
  await card('mostPopular page 2 no 0');
  await user.click(screen.getByRole('tab', { name: 'Top Rated' }));
  await card('topRated page 1 no 0');
  expect(screen.getByRole('tab', { name: 'Top Rated' })).toHaveAttribute('aria-selected', 'true');
  expect(address()).toBe(`${at}?sort=topRated`);
  await goBack();
  await card('mostPopular page 2 no 0');
  expect(address()).toBe(`${at}?page=2`);
});

test('arrow keys move between the tabs and Enter chooses', async () => {
  const { user, address } = renderCatalog({ at, responses: responses() });
  screen.getByRole('tab', { name: 'Most popular' }).focus();
  // The browser's Back and Forward.
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('tab', { name: 'Most popular' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'New' })).toHaveFocus();
  expect(address()).toBe(at);
  await user.keyboard('{Enter}');
  expect(address()).toBe(`${at}?sort=new`);
});

test('turns pages in the address and stops at the last one', async () => {
  const { user, address } = renderCatalog({ at: `${at}?sort=new&page=2`, responses: responses() });
  await card('new page 2 no 0');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await card('new page 3 no 0');
  expect(address()).toBe(`${at}?sort=new&page=3`);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

test('keeps the old cards, dimmed and busy, while the next page travels', async () => {
  const { listCourses } = mockCatalogue();
  const slow = (input: MockRequest) => (input.query?.['page'] === 2 ? never() : listCourses(input));
  const { user } = renderCatalog({ at, responses: { listCourses: slow } });
  await card('mostPopular page 1 no 0');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(screen.getByRole('link', { name: 'mostPopular page 1 no 0' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
});

test('orders a search by its best match until a tab is chosen, and offers no best match of everything', async () => {
  const { listCourses, asked } = mockCatalogue();
  const { user, address } = renderCatalog({ at: `${at}?q=java`, responses: { listCourses } });
  expect(await screen.findByRole('tab', { name: 'Best match' })).toHaveAttribute('aria-selected', 'true');
  expect(asked[0]).toMatchObject({ q: 'java', sort: 'bestMatch' });
  await user.click(screen.getByRole('tab', { name: 'Most popular' }));
  expect(address()).toBe(`${at}?sort=mostPopular&q=java`);
  await user.click(screen.getByRole('tab', { name: 'Best match' }));
  expect(address()).toBe(`${at}?q=java`);
  await user.click(await screen.findByRole('link', { name: 'Remove Search: java' }));
  expect(address()).toBe(at);
  expect(screen.queryByRole('tab', { name: 'Best match' })).not.toBeInTheDocument();
});

test('a card says why a search found it where its title does not', async () => {
  const given = { category: 'data-science', createdBy: 'Meera Iyer', language: 'Hindi' } as const;
  const courses = ['title', 'category', 'instructor', 'language', 'outcomes', 'description', 'plain'].map((name) =>
    sampleCourse({ ...given, _id: name, topic: `Course ${name}` }),
  );
  const matches: CourseListMeta['matches'] = {
    category: { place: 'category' },
    instructor: { place: 'instructor' },
    language: { place: 'language' },
    outcomes: { place: 'outcomes', excerpt: ['', 'Pythons', '; loops'] },
    description: { place: 'description', excerpt: ['…write ', '<b>pythons</b>', ' by hand…'] },
    plain: { place: 'description' },
  };
  renderCatalog({
    at: `${at}?q=python`,
    responses: { listCourses: () => responseOf(courses, { total: 7, meta: { matches } }) },
  });
  await card('Course title');
  const textOf = (name: string) => screen.getByRole('link', { name }).closest('article');
  expect(textOf('Course title')).not.toHaveTextContent(/Category|Instructor|Language|In the description/);
  expect(textOf('Course category')).toHaveTextContent('Category: Data Science');
  expect(textOf('Course instructor')).toHaveTextContent('Instructor: Meera Iyer');
  expect(textOf('Course language')).toHaveTextContent('Language: Hindi');
  expect(textOf('Course outcomes')).toHaveTextContent('In what you will learn: Pythons; loops');
  expect(textOf('Course description')).toHaveTextContent('In the description: …write <b>pythons</b> by hand…');
  expect(textOf('Course description')?.querySelector('mark')).toHaveTextContent('<b>pythons</b>');
  expect(textOf('Course plain')).toHaveTextContent('In the description');
});

test('says what failed and tries again', async () => {
  let isDown = true;
  const { listCourses } = mockCatalogue();
  const failing = (input: MockRequest) => {
    if (isDown) throw new ApiError('', { status: 500 });
    return listCourses(input);
  };
  const { user, platform } = renderCatalog({ at, responses: { listCourses: failing } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching Courses');
  expect(platform.said).toEqual(['error: Error In Fetching Courses']);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card('mostPopular page 1 no 0');
});
