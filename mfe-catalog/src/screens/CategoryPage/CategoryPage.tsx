import { categoryTitle, findCategory, slugOf } from '@vidya/contracts/categories';
import { messageOf } from '@vidya/contracts/api-error';
import { limits } from '@vidya/contracts/limits';
import { paths } from '@vidya/contracts/paths';
import { useTitle } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';
import { Button, Carousel, CourseCardSkeleton, EmptyState, ErrorState, NoCoursesPicture } from '@vidya/shared-ui';
import { Link, useParams } from 'react-router-dom';
import { useCategoryCourses } from '../../data/courses.ts';
import { CategoryBar } from '../../parts/CategoryBar.tsx';
import { CourseTile } from '../../parts/CourseTile.tsx';
import { shareOfRow } from '../../parts/MeasuredRow.tsx';
import { Blurb, Frame, Labels, Row } from './category-styles.ts';

/** `/course/:category`: the courses of one category in one row. A slug that nobody knows finds nothing (decision R6). */
export function CategoryPage() {
  const slug = slugOf(useParams()['category'] ?? '');
  const title = `${categoryTitle(slug)} Courses`;
  useTitle(title);
  return (
    <Frame>
      <CategoryBar current={slug} />
      <h1 tabIndex={-1}>{title}</h1>
      <Blurb>{findCategory(slug)?.blurb}</Blurb>
      {/* Words, not controls: the specification gives them nothing to do. */}
      <Labels>
        <span>Most popular</span>
        <span>New</span>
        <span>Trending</span>
      </Labels>
      <Row>
        <Found key={slug} slug={slug} label={title} />
      </Row>
      {findCategory(slug) ? (
        <Link to={paths.allCourses({ category: slug })}>Narrow these down by level, language or price</Link>
      ) : null}
    </Frame>
  );
}

function Found({ slug, label }: { slug: string; label: string }) {
  const { data, error, refetch, isFetching } = useCategoryCourses(slug);
  if (error && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
        {messageOf(error, texts.course.fetchFailed)}
      </ErrorState>
    );
  }
  if (data?.length === 0) return <Nothing />;
  const cells = data ?? Array.from({ length: limits.skeletons.category }, () => null);
  return (
    <Carousel label={label} step={limits.scroll.categoryPagePx} itemWidth={shareOfRow(4)} aria-busy={!data}>
      {cells.map((course, index) =>
        course ? (
          <CourseTile key={course._id} course={course} titleAs="h2" isPriority={index < 4} />
        ) : (
          <CourseCardSkeleton key={index} />
        ),
      )}
    </Carousel>
  );
}

function Nothing() {
  const onward = (
    <Button as={Link} to={paths.allCourses()}>
      Explore All Courses
    </Button>
  );
  return <EmptyState picture={<NoCoursesPicture />} title={texts.empty.courses} action={onward} />;
}
