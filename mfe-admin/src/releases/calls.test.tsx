import { screen, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { mockCallUses } from '../testing/mock-calls.ts';
import { stopTheClock } from '../testing/render-admin.tsx';
import { area, openReleasesAt } from '../testing/render-releases.tsx';

stopTheClock();

const open = (responses: MockResponses = {}) =>
  openReleasesAt('?tab=calls', {
    areas: [area()],
    responses: { listCallUses: () => ({ calls: [], uses: mockCallUses }), ...responses },
  });
const section = async () => within(await screen.findByRole('region', { name: 'Who calls the API' }));
const places = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('code')?.textContent ?? null);

test('shows areas, the parts of the API that they call, and what is broken', async () => {
  open();
  const shown = await section();
  const areas = await shown.findByRole('list', { name: 'Areas' });
  expect(within(areas).getByRole('button', { name: 'Courses 4 calls' })).toBeVisible();
  const parts = shown.getByRole('list', { name: 'Parts of the API' });
  expect(within(parts).getByRole('button', { name: '/course 8 calls' })).toBeVisible();
  expect(shown.getByText(/^The API answers a call otherwise/)).toBeVisible();
  const broken = shown.getByRole('list', { name: 'Broken calls' });
  expect(broken).toHaveTextContent(
    'GET /course/:courseIdCourses 1.1.0 aa00bb11cc (in open tabs): Data.price is string instead of number.',
  );
  expect(shown.getByText(/^Not recorded/)).toHaveTextContent('1.0.0-99aa88bb77');
});

test('lists the calls between an area and a part of the API, until it is pressed again', async () => {
  const { user } = open();
  const shown = await section();
  const courses = await shown.findByRole('button', { name: 'Courses 4 calls' });
  await user.click(courses);
  expect(places(shown.getByRole('list', { name: 'Calls of Courses' }))).toEqual([
    'POST /contact/sendUsMessage',
    'GET /course/',
    'GET /course/:courseId',
    'GET /course/suggestions',
  ]);
  await user.click(shown.getByRole('button', { name: '/contact 1 call' }));
  expect(places(shown.getByRole('list', { name: 'Calls of Courses to /contact' }))).toEqual([
    'POST /contact/sendUsMessage',
  ]);
  expect(courses).toHaveAttribute('aria-pressed', 'true');
  await user.click(courses);
  await user.click(shown.getByRole('button', { name: '/contact 1 call' }));
  expect(shown.getByRole('list', { name: 'Broken calls' })).toBeVisible();
});

test('says so when it cannot be fetched', async () => {
  open({
    listCallUses: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  expect(await (await section()).findByText('Error In Fetching The Calls')).toBeVisible();
});
