import { useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { EmptyState, ErrorState, PageHeader, Skeleton } from '@vidya/shared-ui';
import { layout, space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNewestCourses } from '../../data/newest-courses.ts';
import { pageMeta } from '../../page-meta.ts';

/** The first page of Template. */
export function TemplateHome() {
  useTitle(pageMeta['/template'].title);
  return (
    <Page>
      <PageHeader title="Template" lead="The newest courses on Vidya." />
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

const Page = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: ${layout.page};
  margin: 0 auto;
  padding: ${space[8]} ${layout.gutter};
`;
