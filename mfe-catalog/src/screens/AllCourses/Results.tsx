import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, lazyPart, NoCoursesPicture, Pager } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { media, space } from '@vidya/shared-ui/tokens';
import { Suspense, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { useCourses } from '../../data/courses.ts';
import { here } from '../../data/here.ts';
import { type List } from '../../data/list-address.ts';
import { Fetched } from '../../parts/Fetched.tsx';
import { Cards } from './Cards.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { Summary } from './Summary.tsx';

// Few searches end here, so its code loads on demand.
const PopularInstead = lazyPart(
  async () => (await import(/* webpackChunkName: "popular" */ './PopularInstead.tsx')).PopularInstead,
);

interface ResultsProps {
  id: string;
  query: ReturnType<typeof useCourses>;
  list: List;
  onTurn: (page: number) => void;
}

/** The page of courses for the address, in each of its states. */
export function Results({ id, query, list, onTurn }: ResultsProps) {
  const { data, isFetching, isPlaceholderData } = query;
  const { page, sort } = list.address;
  // Nothing for the last address says nothing about this one.
  const courses = isPlaceholderData && data?.courses.length === 0 ? undefined : data?.courses;
  const pages = data ? Math.ceil(data.total / limits.coursesPerPage) : 0;
  return (
    <Panel id={id} role="tabpanel" aria-labelledby={`${id}-${sort}`} aria-busy={isFetching}>
      <Head>
        <Summary page={data} isOutdated={isPlaceholderData} hrefOfSearch={list.hrefOfSearch} />
        <FilterSheet list={list} counts={data?.counts} />
      </Head>
      <Fetched query={query} titleAs="h3">
        {courses?.length === 0 ? (
          <NoResults list={list} pages={pages} onTurn={onTurn} />
        ) : (
          <Cards courses={courses} matches={data?.matches} isDimmed={isPlaceholderData} />
        )}
      </Fetched>
      <Turning>
        {pages > 1 && page <= pages ? (
          <Pager page={page} pages={pages} onTurn={onTurn} hrefOf={list.hrefOfPage} label="Pages of courses" />
        ) : null}
      </Turning>
    </Panel>
  );
}

/** The empty message of section 2, a likely reason, and what to do next; beyond the last one of `pages`, the way back. */
function NoResults({ list, pages, onTurn }: { list: List; pages: number; onTurn: (page: number) => void }) {
  const { page, filters } = list.address;
  const nothing = { picture: <NoCoursesPicture />, titleAs: 'h3', title: texts.empty.courses } as const;
  if (page > 1 && pages > 0) {
    const last = (
      <Button as="a" href={list.hrefOfPage(pages)} onClick={(event) => here(event, () => onTurn(pages))}>
        Go to the last page
      </Button>
    );
    return (
      <EmptyState {...nothing} action={last}>
        {pages === 1 ? 'There is only one page.' : `There are only ${count(pages)} pages.`}
      </EmptyState>
    );
  }
  if (!Object.values(filters).some(Boolean)) return <EmptyState {...nothing} />;
  const clear = (
    <Button as="a" href={list.hrefOfNoChoice} onClick={(event) => here(event, list.clear)}>
      Clear all filters
    </Button>
  );
  return (
    <>
      <EmptyState {...nothing} action={clear}>
        {filters.q
          ? 'Try another word, or take one of your choices away.'
          : 'Nothing matches everything you chose. Taking one choice away may help.'}
      </EmptyState>
      <Popular />
    </>
  );
}

const never = () => () => {};

/** Popular courses, in the browser only: the server sends the message without them. */
function Popular() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return (
    <Suspense>
      <PopularInstead />
    </Suspense>
  );
}

const Panel = styled.div`
  min-height: 40rem;
`;

const Head = styled.div`
  ${line(4)}
  justify-content: space-between;
  min-height: 1.55em;
  margin-bottom: ${space[4]};

  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

/* The space is reserved from the start, so that the footer does not move when the page count is known. */
const Turning = styled.div`
  min-height: 2.75rem;
  margin-top: ${space[6]};

  ${media.tablet} {
    margin-top: ${space[10]};
  }
`;
