import { count } from '@vidya/contracts/texts/format';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, NoCoursesPicture } from '@vidya/shared-ui';
import type { List } from '../../data/list-address.ts';

/** The empty message of section 2, a likely reason, and what to do next; beyond the last one of `pages`, the way back. */
export function NothingFound({ list, pages, onTurn }: { list: List; pages: number; onTurn: (page: number) => void }) {
  const { page, filters } = list.address;
  const nothing = { picture: <NoCoursesPicture />, titleAs: 'h3', title: texts.empty.courses } as const;
  if (page > 1 && pages > 0) {
    return (
      <EmptyState {...nothing} action={<Button onClick={() => onTurn(pages)}>Go to the last page</Button>}>
        {pages === 1 ? 'There is only one page.' : `There are only ${count(pages)} pages.`}
      </EmptyState>
    );
  }
  if (!Object.values(filters).some(Boolean)) return <EmptyState {...nothing} />;
  return (
    <EmptyState {...nothing} action={<Button onClick={list.clear}>Clear all filters</Button>}>
      {filters.q
        ? 'Try another word, or take one of your choices away.'
        : 'Nothing matches everything you chose. Taking one choice away may help.'}
    </EmptyState>
  );
}
