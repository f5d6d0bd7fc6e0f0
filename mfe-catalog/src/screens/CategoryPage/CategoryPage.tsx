import { useTitle } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { categoryTitle, findCategory, slugOf } from '@vidya/contracts/rules/categories';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, Carousel, CourseCardSkeleton, EmptyState, ErrorState, NoCoursesPicture } from '@vidya/shared-ui';
import { layout } from '@vidya/shared-ui/tokens';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCategoryCourses } from '../../data/courses.ts';
import { useErrorToast } from '../../data/use-error-toast.ts';
import { CategoryBar } from '../../parts/CategoryBar.tsx';
import { CourseTile } from '../../parts/CourseTile.tsx';
import { pictureMiddle, shareOfRow } from '../../parts/MeasuredRow.tsx';
import { RefetchFailed } from '../../parts/RefetchFailed.tsx';
import { useKeptRow } from '../../parts/use-kept-row.ts';
import { Blurb, Frame, Labels, Row } from './category-styles.ts';

/** Cards per row on a wide window. */
const inRow = 4;

/** `/course/:category`: the courses of one category in one row. An unknown slug finds nothing (decision R6). */
export function CategoryPage() {
  const slug = slugOf(useParams()['category'] ?? '');
  const category = findCategory(slug);
  const title = `${categoryTitle(slug)} Courses`;
  useTitle(title);
  return (
    <Frame>
      <CategoryBar current={slug} />
      <h1 tabIndex={-1}>{title}</h1>
      {category ? <Blurb>{category.blurb}</Blurb> : null}
      {/* Text, not controls: the specification gives them no function. */}
      <Labels>
        <span>Most popular</span>
        <span>New</span>
        <span>Trending</span>
      </Labels>
      <Found key={slug} slug={slug} label={title} />
      {category ? (
        <Link to={paths.allCourses({ category: slug })}>Narrow these down by level, language or price</Link>
      ) : null}
    </Frame>
  );
}

function Found({ slug, label }: { slug: string; label: string }) {
  const found = useCategoryCourses(slug);
  useErrorToast(found.error);
  const { data, error, refetch, isFetching } = found;
  const place = useRef<HTMLDivElement>(null);
  useKeptRow(place, Boolean(data));
  return (
    <Row ref={place}>
      {data ? <RefetchFailed query={found} /> : null}
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {messageOf(error, texts.course.fetchFailed)}
        </ErrorState>
      ) : data?.length === 0 ? (
        <Nothing />
      ) : (
        <Courses courses={data} label={label} isBusy={isFetching} />
      )}
    </Row>
  );
}

interface CoursesProps {
  /** Undefined while loading: 4 skeletons. */
  courses: CourseSummary[] | undefined;
  label: string;
  isBusy: boolean;
}

function Courses({ courses, label, isBusy }: CoursesProps) {
  return (
    <Carousel
      label={label}
      step={limits.scroll.categoryPagePx}
      itemWidth={shareOfRow(inRow)}
      gutter={layout.gutter}
      buttonsAt={pictureMiddle(inRow)}
      aria-busy={isBusy}
    >
      {courses?.map((course, index) => (
        <CourseTile key={course._id} course={course} titleAs="h2" isPriority={index < inRow} />
      )) ?? Array.from({ length: limits.skeletons.category }, (_, index) => <CourseCardSkeleton key={index} />)}
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
