import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { Button, color, Dialog, Icon, space } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useViewerKeys } from '../../../player/controls/keys.ts';
import { SearchButton, SearchOrOutline } from '../Search/SearchOrOutline.tsx';
import { type OutlineSearch, useOutlineSearch } from '../Search/use-outline-search.ts';
import { ContentSummary, LectureRows, type OutlineProps } from './CourseContent.tsx';
import type { CourseContentProps } from './LectureRow.tsx';

/** The sidebar in a narrow window: a button that opens a sheet. Back, Escape and choosing a lecture close it. */
export function CourseContentSheet({ playhead, ...props }: OutlineProps) {
  const { isOpen, open, close } = useDialogEntry('course-content');
  const [isSearch, setSearch] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const position = useRef<number>(null);
  const show = (next: boolean): void => {
    setSearch(next);
    open();
  };
  useViewerKeys({ s: () => show(true) });
  const jump = (to: number): void => {
    position.current = to;
    close();
  };
  /** A paragraph takes the focus: not before the sheet is gone. */
  const focusAfter = (): HTMLElement | null => {
    if (position.current === null) return null;
    playhead.seek(position.current);
    position.current = null;
    return document.activeElement as HTMLElement;
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        iconAfter={<Icon name="chevron-up" size={16} />}
        onClick={() => show(false)}
      >
        Course Content
      </Button>
      <Dialog isOpen={isOpen} title="Course Content" onClose={close} initialFocus={field} focusAfter={focusAfter}>
        <SheetContent isSearch={isSearch} field={field} onJump={jump} {...props} />
      </Dialog>
    </>
  );
}

interface SheetContentProps extends CourseContentProps, Pick<OutlineSearch, 'field'> {
  isSearch: boolean;
  onJump: (position: number) => void;
}

function SheetContent({ isSearch, field, onJump, ...props }: SheetContentProps) {
  const search = useOutlineSearch(field, isSearch);
  return (
    <>
      <Summary>
        <ButtonLine>
          <SearchButton search={search} />
        </ButtonLine>
        {search.isOpen ? null : <ContentSummary {...props} />}
      </Summary>
      <Rows ref={showCurrent}>
        <SearchOrOutline search={search} onJump={onJump} {...props}>
          <LectureRows {...props} />
        </SearchOrOutline>
      </Rows>
    </>
  );
}

/** The current lecture is in view when a long list opens. */
const showCurrent = (rows: HTMLElement | null): void =>
  rows?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });

const Summary = styled.div`
  ${stack(2)}
  padding-bottom: ${space[4]};
`;

/** Its text begins at the edge of the other texts. */
const ButtonLine = styled.div`
  margin: calc(-1 * ${space[2]}) calc(-1 * ${space[3]});
`;

/** Spans the full width of the sheet, whose own body scrolls. */
const Rows = styled.div`
  margin: 0 calc(-1 * ${space[6]});
  border-bottom: 1px solid ${color.line};
`;
