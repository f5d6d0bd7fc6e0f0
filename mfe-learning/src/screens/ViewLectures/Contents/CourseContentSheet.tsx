import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { Button, color, Dialog, Icon, space } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { ContentSummary, LectureRows } from './CourseContent.tsx';
import type { CourseContentProps } from './LectureRow.tsx';

/** The sidebar in a narrow window: a button that opens a sheet. Back, Escape and choosing a lecture close it. */
export function CourseContentSheet(props: CourseContentProps) {
  const { isOpen, open, close } = useDialogEntry('course-content');
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        iconAfter={<Icon name="chevron-up" size={16} />}
        onClick={open}
      >
        Course Content
      </Button>
      <Dialog isOpen={isOpen} title="Course Content" onClose={close}>
        <Summary>
          <ContentSummary {...props} />
        </Summary>
        <Rows ref={showCurrent}>
          <LectureRows {...props} />
        </Rows>
      </Dialog>
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

/** Spans the full width of the sheet, whose own body scrolls. */
const Rows = styled.div`
  margin: 0 calc(-1 * ${space[6]});
  border-bottom: 1px solid ${color.line};
`;
