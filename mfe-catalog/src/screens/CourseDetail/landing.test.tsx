import { screen, within } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { renderCatalog } from '../../testing/render-catalog.tsx';

const open = (given: Partial<CourseDetail>) =>
  renderCatalog({
    at: '/courseDetail?courseId=course-1',
    responses: { getCourse: () => sampleDetail(given), listInstructorCourses: () => [], listCourses: () => [] },
  });
const itemsOf = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const outcomes = ['Fold a list', '<b>Map</b> it', 'Filter it', 'Count it'];

test('says what learners will learn, what they need, and who they are, before everything else', async () => {
  open({ subtitle: 'Lists, by hand', outcomes, requirements: ['A laptop'], audience: ['Tailors', 'Bakers'] });
  expect(await itemsOf('What you will learn')).toEqual(outcomes);
  expect(await itemsOf('Requirements')).toEqual(['A laptop']);
  expect(await itemsOf('Who this course is for')).toEqual(['Tailors', 'Bakers']);
  const shown = screen.getByRole('heading', { level: 1 }).nextElementSibling;
  expect(shown).toHaveTextContent('Lists, by hand');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual([
    'What you will learn',
    'Requirements',
    'Who this course is for',
    'About Prompting that works',
  ]);
});

test('shows only what the course says', async () => {
  open({ audience: ['Tailors'] });
  expect(await itemsOf('Who this course is for')).toEqual(['Tailors']);
  expect(screen.queryByText('What you will learn')).not.toBeInTheDocument();
  expect(screen.queryByText('Requirements')).not.toBeInTheDocument();
});

test('is as before without these texts', async () => {
  open({});
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('About Prompting that works');
});
