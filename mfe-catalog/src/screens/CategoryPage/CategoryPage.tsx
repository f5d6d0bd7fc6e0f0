import { useTitle } from '@vidya/contracts/browser/platform';
import { categoryTitle, findCategory, slugOf } from '@vidya/contracts/rules/course/categories';
import { blurbOf } from '@vidya/contracts/rules/course/category-blurbs';
import { limits } from '@vidya/contracts/rules/limits';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, NoCoursesPicture } from '@vidya/shared-ui';
import { mutedCaption } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCategoryCourses } from '../../data/courses.ts';
import { useErrorToast } from '../../data/use-error-toast.ts';
import { CategoryBar } from '../../parts/CategoryBar.tsx';
import { CourseRow, MeasuredRow } from '../../parts/CourseRow.tsx';
import { Fetched } from '../../parts/Fetched.tsx';
import { Page } from '../../parts/Page.tsx';
import { useRowScrollRestoration } from '../../parts/use-kept-row.ts';

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
      {category ? <Blurb>{blurbOf(category)}</Blurb> : null}
      {/* Text, not controls: the specification gives them no function. */}
      <Labels>
        <span>Most popular</span>
        <span>New</span>
        <span>Trending</span>
      </Labels>
      <CategoryCourses key={slug} slug={slug} label={title} />
      {category ? (
        <Link to={paths.allCourses({ category: slug })}>Narrow these down by level, language or price</Link>
      ) : null}
    </Frame>
  );
}

function CategoryCourses({ slug, label }: { slug: string; label: string }) {
  const query = useCategoryCourses(slug);
  useErrorToast(query.error);
  const { data, isFetching } = query;
  const place = useRef<HTMLDivElement>(null);
  useRowScrollRestoration(place, Boolean(data));
  const { category: skeletons } = limits.skeletons;
  const { categoryPagePx: step } = limits.scroll;
  return (
    <Row ref={place}>
      <Fetched query={query}>
        {data?.length === 0 ? (
          <Nothing />
        ) : (
          <CourseRow {...{ label, step, skeletons }} courses={data} inRow={4} isMain aria-busy={isFetching} />
        )}
      </Fetched>
    </Row>
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

const Frame = styled(Page)`
  padding-top: ${space[6]};

  h1 {
    margin-top: ${space[8]};
  }
`;

const Blurb = styled.p`
  max-width: 44rem;
  min-height: 1.55em;
  margin-top: ${space[3]};
  ${type.lead}
  color: ${color.inkMuted};
`;

const Labels = styled.p`
  margin-top: ${space[4]};
  ${mutedCaption}

  span + span::before {
    content: '·' / '';
    margin: 0 ${space[2]};
  }
`;

const Row = styled(MeasuredRow)`
  min-height: 22rem;
  margin: ${space[6]} 0;
`;
