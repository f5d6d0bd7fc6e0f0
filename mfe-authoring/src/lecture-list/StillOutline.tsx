import type { Lecture } from '@vidya/contracts/calls/lecture';
import { IconButton, type IconButtonProps, PartFailed, type PartFailedProps } from '@vidya/shared-ui';
import { ruledItems } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Outline } from '../data/lecture/outline.ts';

export interface OutlineProps {
  outline: Outline;
  /** The course is a plain list: the only section shows no head. */
  isPlain: boolean;
  /** A closed section shows its head only. */
  isOpen: (sectionId: string) => boolean;
  renderRow: (lecture: Lecture, handle: ReactNode) => ReactNode;
  renderHead: (section: Outline[number], handle: ReactNode) => ReactNode;
}

/** The outline while the drag code loads or has failed to: the handles do nothing, each row's menu still moves. */
export function StillOutline(props: OutlineProps & Partial<PartFailedProps>) {
  const { outline, isPlain, isOpen, renderRow, renderHead, onRetry } = props;
  return (
    <>
      {onRetry ? <PartFailed onRetry={onRetry} /> : null}
      {outline.map((section) => (
        <SectionBox key={section._id}>
          {isPlain ? null : renderHead(section, <DragHandle label={`Move ${headName(section)}`} disabled />)}
          <Items start={section.before + 1}>
            {(isOpen(section._id) ? section.lectures : []).map((lecture) => (
              <li key={lecture._id}>{renderRow(lecture, <DragHandle label={`Move ${lecture.title}`} disabled />)}</li>
            ))}
          </Items>
        </SectionBox>
      ))}
    </>
  );
}

/** 'section 2, Loops'; without a title 'section 2'. */
export const headName = ({ number, title }: Outline[number]): string =>
  title ? `section ${number}, ${title}` : `section ${number}`;

/** The handle that drags a lecture or a section. On touch screens only the handle drags; everything else scrolls. */
export function DragHandle(props: Omit<IconButtonProps, 'icon' | 'size'>) {
  return <Grip icon="grip" size="small" {...props} />;
}

const Grip = styled(IconButton)`
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

export const SectionBox = styled.div`
  & + & {
    margin-top: 0.75rem;
  }
`;

export const Items = styled.ol.attrs({ role: 'list' })`
  ${ruledItems}
`;
