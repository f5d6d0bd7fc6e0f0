import { paths } from '@vidya/contracts/texts/paths';
import { Button, color, Icon, type IconName, ProgressBar, space, type } from '@vidya/shared-ui';
import { line, stack, wrap } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { focusNext } from '../parts/focus-next.ts';
import type { useUploadActions } from '../uploads/lecture-queue.ts';
import { isRunning, isUnused, type Upload, uploadPercent } from '../uploads/upload-list.ts';
import { nameText, statusText } from './upload-text.ts';

interface UploadItemProps {
  upload: Upload;
  actions: ReturnType<typeof useUploadActions>;
}

const icons: Partial<Record<Upload['state'], IconName>> = {
  failed: 'warning',
  waiting: 'offline',
  paused: 'pause',
  done: 'check',
};

/** One upload in the panel: name and size, progress, speed, and its buttons. */
export function UploadItem({ upload, actions }: UploadItemProps) {
  const { state, file, isRefused } = upload;
  const icon = icons[state];
  const button = (label: string, act: Act): ReactNode => (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${label}: ${file.name}`}
      onClick={({ currentTarget }) => act(upload, currentTarget)}
    >
      {label}
    </Button>
  );
  const next = nextOf(actions)[state];
  const cancel = (_: Upload, pressed: HTMLElement): void => {
    focusNext(pressed, document.querySelector('h1'));
    actions.cancel(upload);
  };
  return (
    <Item>
      <Name>{nameText(upload)}</Name>
      <Status $hasFailed={state === 'failed'}>
        {icon ? <Icon name={icon} size={16} /> : null}
        {statusText(upload)}
      </Status>
      {isRunning(upload) ? (
        <ProgressBar label={`Upload of ${file.name}`} caption={null} value={uploadPercent(upload)} />
      ) : null}
      <Buttons>
        {/* One button, so that it has the focus after a press too. */}
        {next && !isRefused ? button(...next) : null}
        <LectureLink upload={upload} />
        {state === 'done' ? null : button(cancelLabel(upload), cancel)}
      </Buttons>
    </Item>
  );
}

type Act = (upload: Upload, pressed: HTMLElement) => void;

/** What a press does in each state, with its label. */
const nextOf = ({
  pause,
  resume,
  retry,
}: UploadItemProps['actions']): Partial<Record<Upload['state'], [string, Act]>> => ({
  sending: ['Pause', pause],
  waiting: ['Pause', pause],
  paused: ['Resume', resume],
  failed: ['Try again', retry],
});

const cancelLabel = ({ state, hasOwnLecture }: Upload): string =>
  state !== 'failed' ? 'Cancel' : hasOwnLecture ? 'Remove lecture' : 'Remove';

/** To the lecture, or to the form that has yet to be saved with the video. */
function LectureLink({ upload }: { upload: Upload }) {
  const { courseId, lectureId, file } = upload;
  const isForm = isUnused(upload);
  if (!lectureId && !isForm) return null;
  const label = isForm ? 'Save its lecture' : 'Edit lecture';
  const to = lectureId ? paths.editLecture(courseId, lectureId) : paths.addLecture(courseId);
  return (
    <Button as={Link} variant="quiet" size="small" to={to} aria-label={`${label}: ${file.name}`}>
      {label}
    </Button>
  );
}

const Item = styled.li`
  ${stack(1)}
  padding: ${space[3]} 0;
`;

const Name = styled.span`
  ${type.label}
  overflow-wrap: anywhere;
`;

const Status = styled.span<{ $hasFailed: boolean }>`
  ${line(2)}
  ${type.small}
  color: ${({ $hasFailed }) => ($hasFailed ? color.danger : color.inkMuted)};
  font-variant-numeric: tabular-nums;
`;

/** The words of quiet buttons, and not their press areas, are in line with the text. */
const Buttons = styled.div`
  ${wrap(1)}
  margin: 0 -${space[3]};
`;
