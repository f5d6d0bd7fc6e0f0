import { paths } from '@vidya/contracts/texts/paths';
import { color, Icon, radius, space, type } from '@vidya/shared-ui';
import { ellipsis, line } from '@vidya/shared-ui/mixins';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isRunning, percentOf, useUploads } from '../uploads/upload-list.ts';

/** One line about running uploads of other courses; renders nothing when there are none. */
export function UploadsElsewhere({ shownCourseId }: { shownCourseId?: string | null }) {
  const uploads = useUploads().filter((upload) => isRunning(upload) && upload.courseId !== shownCourseId);
  const [first] = uploads;
  if (!first) return null;
  const sum = (of: (upload: (typeof uploads)[number]) => number): number =>
    uploads.reduce((total, upload) => total + of(upload), 0);
  const percent = percentOf(
    sum(({ sentBytes }) => sentBytes),
    sum(({ file }) => file.size),
  );
  const isWaiting = uploads.every(({ state }) => state === 'waiting');
  return (
    <Line>
      <Icon name={isWaiting ? 'offline' : 'upload'} size={18} />
      <span>
        {uploads.length === 1 ? first.file.name : `${uploads.length} videos`}:{' '}
        {isWaiting ? 'waiting for the connection…' : `${percent}\u00a0% uploaded`}
      </span>
      <Link to={paths.addLecture(first.courseId)}>Show</Link>
    </Line>
  );
}

const Line = styled.div`
  ${line(2)}
  justify-self: start;
  max-width: 100%;
  padding: ${space[1]} ${space[3]};
  background: ${color.primarySoft};
  border-radius: ${radius.pill};
  ${type.small}
  font-variant-numeric: tabular-nums;

  span {
    ${ellipsis}
  }
  a {
    padding: ${space[1]};
    font-weight: 600;
  }
`;
