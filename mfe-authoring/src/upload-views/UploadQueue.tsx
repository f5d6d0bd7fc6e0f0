import { paths } from '@vidya/contracts/texts/paths';
import { Button, color, radius, Stack, space, type } from '@vidya/shared-ui';
import { row, stack } from '@vidya/shared-ui/mixins';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LectureQueue } from '../uploads/lecture-queue.ts';
import { isRunning, type Upload, useUploads } from '../uploads/upload-list.ts';
import { clearDone } from '../uploads/uploads.ts';
import { UploadProgress } from './UploadProgress.tsx';

/** The uploads of this course that belong to lectures other than the form's, running or finished: one row each. */
export function UploadQueue({ courseId, queue }: { courseId: string; queue: LectureQueue }) {
  const uploads = useUploads().filter(
    (upload) => upload.courseId === courseId && (upload.origin === 'queue' || upload.isSaved),
  );
  if (uploads.length === 0) return null;
  const left = uploads.filter(isRunning).length;
  return (
    <Panel aria-labelledby="upload-queue">
      <Head>
        <h2 id="upload-queue">{left > 0 ? `Uploading: ${left} of ${uploads.length} left` : 'Uploads'}</h2>
        {uploads.some(({ state }) => state === 'done') ? (
          <Button variant="quiet" size="small" onClick={() => clearDone(courseId)}>
            Clear finished
          </Button>
        ) : null}
      </Head>
      <Stack as="ol" role="list">
        {uploads.map((upload) => (
          <li key={upload.key}>
            <UploadProgress
              upload={upload}
              isOneOfMany
              cancelLabel={upload.state !== 'failed' ? 'Cancel' : upload.lectureId ? 'Remove lecture' : 'Remove'}
              action={<EditLink upload={upload} />}
              onRetry={() => queue.retry(upload)}
              onCancel={upload.state === 'done' ? undefined : () => queue.cancel(upload)}
            />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function EditLink({ upload: { courseId, lectureId, file } }: { upload: Upload }) {
  if (!lectureId) return null;
  return (
    <Button
      as={Link}
      variant="quiet"
      size="small"
      to={paths.editLecture(courseId, lectureId)}
      aria-label={`Edit lecture: ${file.name}`}
    >
      Edit lecture
    </Button>
  );
}

const Panel = styled.section`
  ${stack(3)}
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;

const Head = styled.div`
  ${row(2)}
  justify-content: space-between;
  min-height: 2.25rem;

  h2 {
    ${type.h4}
  }
  /* Its words, and not its press area, are in line with the others. */
  button {
    margin: 0 -${space[3]};
  }
`;
