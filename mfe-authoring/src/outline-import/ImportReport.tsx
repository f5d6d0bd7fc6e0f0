import type { OutlineReport } from '@vidya/contracts/calls/structure';
import { lectureKindNames } from '@vidya/contracts/rules/course/lecture-source';
import { LectureIcon, Note } from '@vidya/shared-ui';
import { mutedCaption, stack } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Focused } from '../history/Focused.tsx';
import { RefusedList } from '../parts/RefusedList.tsx';
import { outlineCount, refusedTitle } from './count-text.ts';

/** What an import would leave out, and the outline that it would create. */
export function ImportReport({ report }: { report: OutlineReport }) {
  const { sections, refused } = report;
  return (
    <Parts>
      <Focused>
        {sections.length > 0
          ? `${outlineCount(report)} will be added as drafts at the end of this course. Nothing is created before you confirm.`
          : 'There is nothing in this file that can be imported.'}
      </Focused>
      {refused.length > 0 ? <RefusedList title={refusedTitle(report)} refused={refused} /> : null}
      {sections.map((section, index) => (
        // Sections may have the same title.
        // oxlint-disable-next-line react/no-array-index-key
        <Section key={index} section={section} />
      ))}
    </Parts>
  );
}

function Section({ section: { title, goal, lectures } }: { section: OutlineReport['sections'][number] }) {
  return (
    <section>
      <h3>
        <bdi>{title || 'Section without a title'}</bdi>
      </h3>
      {goal ? <Note>{goal}</Note> : null}
      {lectures.length === 0 ? <Note>No lectures</Note> : null}
      <Lectures>
        {lectures.map(({ title: name, kind, files }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <LectureIcon kind={kind} size={16} />
            <span>
              <bdi>{name}</bdi>
              <small>
                {lectureKindNames[kind]}
                {files.length > 0 ? ` · ${files.join(', ')}` : null}
              </small>
            </span>
          </li>
        ))}
      </Lectures>
    </section>
  );
}

const Parts = styled.div`
  ${stack(5)}

  h3 {
    ${type.label}
    overflow-wrap: anywhere;
  }
`;

const Lectures = styled.ol.attrs({ role: 'list' })`
  margin-top: ${space[2]};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
    padding: ${space[2]} 0;
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  li > svg {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
  small {
    display: block;
    ${mutedCaption}
  }
`;
