import { ApiError } from '@vidya/contracts/api-error';
import type { CourseListQuery } from '@vidya/contracts/course';
import { answerOf, type PretendInput } from '@vidya/contracts/pretend';
import { sampleCourse } from '@vidya/contracts/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { never, renderCatalog } from '../../render-catalog.tsx';

/** A catalogue of 20: each title tells what was asked for. */
function catalogue() {
  const asked: CourseListQuery[] = [];
  const listCourses = ({ query = {} }: PretendInput) => {
    asked.push(query);
    const topic = `${String(query['sort'])} page ${String(query['page'])}`;
    return answerOf(
      Array.from({ length: 8 }, (_, index) =>
        sampleCourse({ _id: `${topic} ${index}`, topic: `${topic} no ${index}` }),
      ),
      { total: 20 },
    );
  };
  return { asked, listCourses };
}

const answers = () => ({ listCourses: catalogue().listCourses });

const at = '/course/all-courses';
const card = (name: string) => screen.findByRole('link', { name });

test('shows 8 skeletons, then the first page of the most popular courses and how many there are', async () => {
  const { asked, listCourses } = catalogue();
  const { address } = renderCatalog({ at, answers: { listCourses } });
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
  const { user, address, goBack } = renderCatalog({ at: `${at}?page=2`, answers: answers() });
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
  const { user, address } = renderCatalog({ at, answers: answers() });
  screen.getByRole('tab', { name: 'Most popular' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'New' })).toHaveFocus();
  expect(address()).toBe(at);
  await user.keyboard('{Enter}');
  expect(address()).toBe(`${at}?sort=new`);
});

test('turns pages in the address and stops at the last one', async () => {
  const { user, address } = renderCatalog({ at: `${at}?sort=new&page=2`, answers: answers() });
  await card('new page 2 no 0');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await card('new page 3 no 0');
  expect(address()).toBe(`${at}?sort=new&page=3`);
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

test('keeps the old cards, dimmed and busy, while the next page travels', async () => {
  const { listCourses } = catalogue();
  const slow = (input: PretendInput) => (input.query?.['page'] === 2 ? never() : listCourses(input));
  const { user } = renderCatalog({ at, answers: { listCourses: slow } });
  await card('mostPopular page 1 no 0');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('link', { name: 'mostPopular page 1 no 0' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
});

test('a filter goes into the address and the question, shows as a chip, and goes with it', async () => {
  const { asked, listCourses } = catalogue();
  const { user, address } = renderCatalog({ at: `${at}?page=3&q=rag`, answers: { listCourses } });
  await card('mostPopular page 3 no 0');
  // jsdom knows no window widths, so that the panel of wide screens counts as hidden.
  await user.click(screen.getByRole('radio', { name: 'Beginner', hidden: true }));
  expect(address()).toBe(`${at}?q=rag&level=Beginner`);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ q: 'rag', level: 'Beginner', page: 1 }));
  expect(screen.getByRole('status')).toHaveTextContent('20 courses for “rag”');

  await user.click(screen.getByRole('button', { name: 'Remove Search: rag' }));
  expect(address()).toBe(`${at}?level=Beginner`);
  await user.click(screen.getByRole('button', { name: 'Remove Beginner' }));
  expect(address()).toBe(at);
});

test('reads filters from the address and passes over words that mean nothing', async () => {
  const { asked, listCourses } = catalogue();
  renderCatalog({
    at: `${at}?price=free&language=Tamil&category=c%2B%2B&level=Genius&page=-4`,
    answers: { listCourses },
  });
  await card('mostPopular page 1 no 0');
  expect(asked[0]).toMatchObject({ price: 'free', language: 'Tamil', category: 'c++', page: 1 });
  expect(asked[0]?.level).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Remove C++' })).toBeInTheDocument();
});

test('the sheet tries choices out, and only its button changes the page', async () => {
  const { user, address, goBack } = renderCatalog({ at: `${at}?q=rag`, answers: answers() });
  await card('mostPopular page 1 no 0');
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

test('says when nothing is there, and takes the filters away', async () => {
  const listCourses = () => answerOf([], { total: 0 });
  const { user, address } = renderCatalog({ at: `${at}?level=Beginner`, answers: { listCourses } });
  expect(await screen.findByText('No Course Available For This Section')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(address()).toBe(at);
});

test('says what failed and tries again', async () => {
  let isDown = true;
  const { listCourses } = catalogue();
  const failing = (input: PretendInput) => {
    if (isDown) throw new ApiError('', { status: 500 });
    return listCourses(input);
  };
  const { user } = renderCatalog({ at, answers: { listCourses: failing } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching Courses');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card('mostPopular page 1 no 0');
});
