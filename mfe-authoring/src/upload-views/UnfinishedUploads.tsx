import { Banner, Button } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { percentOf } from '../uploads/upload.ts';
import { discardUnfinished } from '../uploads/uploads.ts';
import { useUnfinished } from '../uploads/use-unfinished.ts';

interface UnfinishedUploadsProps {
  courseId: string;
  /** Limits the list to this lecture; null shows the whole course. */
  lectureId: string | null;
}

/** Uploads that an earlier visit did not finish, and how to resume them. */
export function UnfinishedUploads({ courseId, lectureId }: UnfinishedUploadsProps) {
  const stopped = useUnfinished(courseId, lectureId);
  if (stopped.length === 0) return null;
  return (
    <List>
      {stopped.map(({ address, fileName, sentBytes, size }) => (
        <Banner
          key={address}
          icon="upload"
          action={
            <Button
              variant="quiet"
              size="small"
              aria-label={`Discard: ${fileName}`}
              onClick={() => discardUnfinished(address)}
            >
              Discard
            </Button>
          }
        >
          {sentBytes < size
            ? `${fileName} stopped at ${percentOf(sentBytes, size)}\u00a0%. Choose it again to go on.`
            : `${fileName} is uploaded and waits for its lecture. Choose it again to use it.`}
        </Banner>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space[2]};
`;
