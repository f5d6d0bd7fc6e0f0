import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import { loadScreenAt } from '../../routes.tsx';
import { at, card, mockCatalogue } from '../../testing/mock-catalogue.ts';
import { renderCatalog } from '../../testing/render-catalog.tsx';

/** A server that responds on command, in any order, also to cancelled requests. */
function tellable() {
  const waiting = new Map<string, () => void>();
  const { listCourses } = mockCatalogue();
  return {
    listCourses: (input: MockRequest) =>
      new Promise((resolve) => waiting.set(String(input.query?.['sort']), () => resolve(listCourses(input)))),
    response: (sort: string) => act(async () => waiting.get(sort)?.()),
  };
}

// As the site does before it renders the page.
beforeAll(() => loadScreenAt(at));

test('an answer that comes late never replaces the one that was asked for after it', async () => {
  const { listCourses, response } = tellable();
  const { user } = renderCatalog({ at, responses: { listCourses } });
  await user.click(screen.getByRole('tab', { name: 'New' }));
  await user.click(screen.getByRole('tab', { name: 'Top Rated' }));
  await response('topRated');
  await card('topRated page 1 no 0');
  await response('new');
  await response('mostPopular');
  expect(screen.getByRole('link', { name: 'topRated page 1 no 0' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^(new|mostPopular)/ })).not.toBeInTheDocument();
});

test('says when nothing is there, and takes the filters away', async () => {
  const listCourses = ({ query }: MockRequest) =>
    query?.['level'] ? responseOf([], { total: 0 }) : new Promise(() => undefined);
  const { user, address } = renderCatalog({ at: `${at}?level=Beginner`, responses: { listCourses } });
  expect(await screen.findByText('No Course Available For This Section')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
  expect(address()).toBe(at);
  expect(screen.queryByText('No Course Available For This Section')).not.toBeInTheDocument();
});

test('shows popular courses below a search without courses, none beyond the last page', async () => {
  const { listCourses } = mockCatalogue();
  const searched = (input: MockRequest) => (input.query?.['q'] ? responseOf([], { total: 0 }) : listCourses(input));
  renderCatalog({ at: `${at}?q=knitting`, responses: { listCourses: searched } });
  const popular = await screen.findByRole('region', { name: 'Popular courses' });
  expect(within(popular).getAllByRole('article').length).toBeGreaterThan(0);
  expect(screen.getByRole('status')).toHaveTextContent('0 courses for “knitting”');
});

test('leads back from a page beyond the last one', async () => {
  const { listCourses } = mockCatalogue();
  const ending = (input: MockRequest) =>
    Number(input.query?.['page']) > 3 ? responseOf([], { total: 20 }) : listCourses(input);
  const { user, address } = renderCatalog({ at: `${at}?sort=new&page=99`, responses: { listCourses: ending } });
  expect(await screen.findByText('There are only 3 pages.')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Pages of courses' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go to the last page' }));
  await card('new page 3 no 0');
  expect(address()).toBe(`${at}?sort=new&page=3`);
});

test('cuts an address down to what can be answered', async () => {
  const { asked, listCourses } = mockCatalogue();
  renderCatalog({ at: `${at}?page=99999999999&q=${'x'.repeat(5000)}`, responses: { listCourses } });
  await waitFor(() => expect(asked[0]).toMatchObject({ page: 1_000_000, q: 'x'.repeat(200) }));
});

test('says when a search found more than it shows', async () => {
  const { listCourses } = mockCatalogue({ isCapped: true });
  renderCatalog({ at: `${at}?q=java`, responses: { listCourses } });
  expect(await screen.findByText('The best 20 courses for “java”, of more than 20')).toBeInTheDocument();
});

test('says for which words the courses are when nobody used the typed ones, and searches for them', async () => {
  const { listCourses } = mockCatalogue({ correctedTo: 'javascript' });
  const { user, address } = renderCatalog({ at: `${at}?q=javascrpt&price=free`, responses: { listCourses } });
  await card('bestMatch page 1 no 0');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nothing found for “javascrpt”. These are the courses for “javascript”.',
  );
  expect(screen.getByRole('status')).toHaveTextContent('20 courses for “javascript”');
  await user.click(screen.getByRole('link', { name: 'javascript' }));
  expect(address()).toBe(`${at}?q=javascript&price=free`);
});

test('a page that cannot be fetched is never shown as another one', async () => {
  const { listCourses } = mockCatalogue();
  const failing = (input: MockRequest) => {
    if (input.query?.['page'] === 2) throw new ApiError('Server Is Down, Please Try Again Later', { status: 0 });
    return listCourses(input);
  };
  const { user } = renderCatalog({ at, responses: { listCourses: failing } });
  await card('mostPopular page 1 no 0');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Server Is Down, Please Try Again Later');
  expect(screen.queryByRole('link', { name: /^mostPopular/ })).not.toBeInTheDocument();
});

test('keeps courses that cannot be fetched anew, says that they are from before, and tries again', async () => {
  let response: 'first' | 'failure' | 'second' = 'first';
  const listCourses = () => {
    if (response === 'failure') throw new ApiError('', { status: 502 });
    return responseOf([sampleCourse({ topic: response })], { total: 1 });
  };
  const { user, goBack } = renderCatalog({ at, responses: { listCourses } });
  await card('first');
  await user.click(screen.getByRole('tab', { name: 'New' }));
  await card('first');
  response = 'failure';
  await goBack();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error In Fetching Courses. These courses are from before and may have changed.',
  );
  expect(screen.getByRole('link', { name: 'first' })).toBeInTheDocument();
  response = 'second';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card('second');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
