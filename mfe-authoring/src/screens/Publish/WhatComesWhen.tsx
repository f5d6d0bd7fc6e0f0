import type { CourseDetail } from '@vidya/contracts/calls/course';
import { momentInIndia } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { space } from '@vidya/shared-ui';
import { mutedCaption, ruledItems } from '@vidya/shared-ui/mixins';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Panel } from '../../parts/form-styles.ts';

/** The course and the lectures that are published by themselves, the next one first; nothing without any. */
export function WhatComesWhen({ course }: { course: CourseDetail }) {
  const { _id, publishAt, upcoming } = course;
  const itself = publishAt ? [{ _id: '', title: 'The course', publishAt }] : [];
  const items = [...itself, ...upcoming].toSorted((one, other) => one.publishAt.localeCompare(other.publishAt));
  if (items.length === 0) return null;
  return (
    <Panel as="section" $gap={3} aria-labelledby="what-comes-when">
      <h2 id="what-comes-when">What comes when</h2>
      <Items>
        {items.map((item) => (
          <li key={item._id}>
            {item._id ? <Link to={paths.editLecture(_id, item._id)}>{item.title}</Link> : <span>{item.title}</span>}
            <time dateTime={item.publishAt}>{momentInIndia(item.publishAt)}</time>
          </li>
        ))}
      </Items>
    </Panel>
  );
}

const Items = styled.ol.attrs({ role: 'list' })`
  ${ruledItems}

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding: ${space[3]} 0;
    overflow-wrap: anywhere;
  }
  time {
    ${mutedCaption}
  }
`;
