import type { OutlineReport } from '@vidya/contracts/calls/structure';
import { lectureKindNames } from '@vidya/contracts/rules/course/lecture-source';
import { Icon, LectureIcon, Note } from '@vidya/shared-ui';
import { mutedCaption, row, stack } from '@vidya/shared-ui/mixins';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Focused } from '../history/Focused.tsx';
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
      {refused.length > 0 ? (
        <Refused aria-labelledby="import-refused">
          <h3 id="import-refused">
            <Icon name="warning" size={18} /> {refusedTitle(report)}
          </h3>
          {/* Reachable by Tab, so that keys can scroll it. */}
          <Lines role="list" tabIndex={0} aria-labelledby="import-refused">
            {refused.map(({ item, reason }, index) => (
              // The same line may come twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <bdi>{item}</bdi>
                <span>{reason}</span>
              </li>
            ))}
          </Lines>
        </Refused>
      ) : null}
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

const Refused = styled.section`
  padding: ${space[3]} ${space[4]};
  background: ${color.warningSoft};
  border-radius: ${radius.medium};

  h3 {
    ${row(2)}
    flex-wrap: nowrap;
  }
  h3 svg {
    flex: none;
    color: ${color.warning};
  }
`;

const Lines = styled.ul`
  max-height: 13rem;
  margin-top: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* A shadow at the lower end, which the end of the list covers. */
  background:
    linear-gradient(transparent, ${color.warningSoft} 50%) 0 100% / 100% 1.5rem no-repeat local,
    linear-gradient(transparent, color-mix(in oklab, ${color.warning} 18%, transparent)) 0 100% / 100% 0.75rem no-repeat;

  li {
    display: grid;
    padding: ${space[2]} 0;
    overflow-wrap: anywhere;
    ${type.small}
  }
  bdi {
    font-weight: 600;
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
