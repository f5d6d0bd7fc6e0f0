import { Button, IconButton } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../data/counted.ts';
import { useCourses } from '../../data/courses.ts';
import { type Filters, type List, listQuery } from '../../data/list-address.ts';
import { FilterFields } from './FilterFields.tsx';

/** The draft of the filters: the button shows how many courses match, and only pressing it changes the page. */
export function FilterDraft({ list, onClose }: { list: List; onClose: () => void }) {
  const { address } = list;
  const [draft, setDraft] = useState(address.filters);
  // The same query as the page's after Apply, so its response is cached by then.
  const { data, isPlaceholderData } = useCourses(listQuery({ ...address, page: 1, filters: draft }));
  const total = isPlaceholderData ? undefined : data?.total;
  const choose = (change: Filters): void => setDraft((before) => ({ ...before, ...change }));
  const apply = (): void => (isSame(draft, address.filters) ? onClose() : list.apply(draft));
  return (
    <>
      <SheetHead onClick={onClose} />
      <SheetBody>
        <FilterFields prefix="sheet-" filters={draft} counts={data?.counts} onChoose={choose} />
      </SheetBody>
      <Foot>
        <Button variant="quiet" onClick={() => setDraft({ q: draft.q })}>
          Clear all
        </Button>
        <Button onClick={apply}>{total === undefined ? 'Show courses' : `Show ${counted(total, 'course')}`}</Button>
      </Foot>
    </>
  );
}

/** The title of the sheet, and the button that closes it in the way that `close` says. */
export const SheetHead = (close: ComponentProps<'button'>) => (
  <Head>
    <h2>Filters</h2>
    <IconButton icon="close" label="Close" {...close} />
  </Head>
);

const isSame = (one: Filters, other: Filters): boolean => JSON.stringify(one) === JSON.stringify(other);

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[3]} ${space[2]} ${space[5]};

  h2 {
    ${type.h3}
  }
`;

export const SheetBody = styled.div`
  flex: 1;
  padding: ${space[2]} ${space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  ${stack(3)}
  grid-template-columns: auto 1fr;
  padding: ${space[3]} ${space[5]} calc(${space[3]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
`;
