import { type NewRemote, titleOf } from './words.ts';

/** One screen with data, what it is tried with, its story and its test, by path below the package. */
export function screenFiles(remote: NewRemote): Record<string, string> {
  const { name } = remote;
  const title = titleOf(remote);
  const screen = `src/screens/${title}Home/${title}Home`;
  return {
    'src/data/newest-courses.ts': `import { type CourseListQuery, listCourses } from '@vidya/contracts/calls/course';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { useQuery } from '@tanstack/react-query';

const query: CourseListQuery = { sort: 'new', limit: 5 };

/** The five newest courses. Calls live in contracts/src; \`keys\` let a change in one area refresh another. */
export function useNewestCourses() {
  const { send } = usePlatform();
  return useQuery({
    queryKey: keys.courses(query),
    queryFn: async ({ signal }) => (await send(listCourses, { query, signal })).data,
  });
}
`,
    'src/sample-answers.ts': `import type { Role, User } from '@vidya/contracts/calls/account';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';

/** Answers for the story and for \`npm run dev -- ${name} --alone\`. */
export const mockResponses = (): MockResponses => ({
  listCourses: () => [
    sampleCourse(),
    sampleCourse({ _id: 'course-2', topic: 'Agents that finish', createdBy: 'Arjun Menon' }),
  ],
});

export const samplePerson = (role: Role): User => ({
  _id: 'user-1',
  fullName: 'Asha Rao',
  email: 'asha@vidya.example',
  contact: '',
  linkedin: '',
  address: '',
  avatar: null,
  createdAt: '2025-01-15T06:30:00.000Z',
  role,
  subscriptions: [],
  createdCourses: [],
});
`,
    [`${screen}.tsx`]: `import { paths } from '@vidya/contracts/texts/paths';
import { useTitle } from '@vidya/contracts/browser/platform';
import { EmptyState, ErrorState, PageHeader, Skeleton } from '@vidya/shared-ui';
import { layout, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNewestCourses } from '../../data/newest-courses.ts';

/** The first page of ${title}. */
export function ${title}Home() {
  useTitle('${title}');
  return (
    <Page>
      <PageHeader title="${title}" lead="The newest courses on Vidya." />
      <Courses />
    </Page>
  );
}

function Courses() {
  const { data, isError, isFetching, refetch } = useNewestCourses();
  if (isError)
    return (
      <ErrorState title="The courses did not load" isRetrying={isFetching} onRetry={() => void refetch()}>
        Please try again in a moment.
      </ErrorState>
    );
  if (!data) return <Skeleton height="10rem" shape="block" />;
  if (data.length === 0) return <EmptyState title="No courses yet" />;
  return (
    <ul>
      {data.map(({ _id, topic, createdBy }) => (
        <li key={_id}>
          <Link to={paths.courseDetail(_id)}>{topic}</Link> by {createdBy}
        </li>
      ))}
    </ul>
  );
}

const Page = styled.div\`
  display: grid;
  gap: \${space[6]};
  max-width: \${layout.page};
  margin: 0 auto;
  padding: \${space[8]} \${layout.gutter};
\`;
`,
    [`${screen}.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderRemote } from '@vidya/contracts/testing/render-remote';
import ${title}Remote from '../../remote.tsx';
import { mockResponses } from '../../sample-answers.ts';

test('lists the newest courses, each a way to its page', async () => {
  renderRemote(${title}Remote, { at: '/${name}', answers: mockResponses() });
  const link = await screen.findByRole('link', { name: 'Prompting that works' });
  expect(link).toHaveAttribute('href', '/courseDetail?courseId=course-1');
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});

test('says so when the courses did not load, and tries again', async () => {
  const listCourses = jest.fn().mockRejectedValueOnce(new Error('down'));
  listCourses.mockImplementation(() => []);
  const { user } = renderRemote(${title}Remote, { at: '/${name}', answers: { listCourses } });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No courses yet')).toBeVisible();
});
`,
    [`${screen}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MockSite, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import ${title}Remote from '../../remote.tsx';
import { mockResponses } from '../../sample-answers.ts';

const Story = ({ answers }: { answers: ReturnType<typeof mockResponses> }) => (
  <MockSite at="/${name}">
    <${title}Remote platform={mockPlatform({ answers })} />
  </MockSite>
);

export default { title: 'Areas/${title}', component: Story } satisfies Meta<typeof Story>;

export const WithCourses: StoryObj<typeof Story> = { args: { answers: mockResponses() } };
export const Empty: StoryObj<typeof Story> = { args: { answers: { listCourses: () => [] } } };
`,
  };
}
