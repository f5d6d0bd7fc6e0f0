import { Button, color, Icon, type IconName, media, ProgressBar, Stack, space, type } from '@vidya/shared-ui';
import { line, wrap } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Upload, uploadPercent } from '../uploads/upload-list.ts';
import { nameText, statusText } from './upload-text.ts';

interface UploadProgressProps {
  upload: Upload;
  onRetry: () => void;
  /** Undefined when the upload cannot be cancelled. */
  onCancel?: () => void;
  /** The label of the cancel button, where 'Cancel' is not clear enough. */
  cancelLabel?: string | undefined;
  /** One of several uploads: its buttons include the file name in their accessible names. */
  isOneOfMany?: boolean;
  /** A further button, before the others. */
  action?: ReactNode;
}

const icons: Partial<Record<Upload['state'], IconName>> = { failed: 'warning', waiting: 'offline', done: 'check' };

/** One upload: name and size, progress, speed, and its buttons. */
export function UploadProgress(props: UploadProgressProps) {
  const { upload, onRetry, onCancel, cancelLabel = 'Cancel', isOneOfMany, action } = props;
  const { state, file } = upload;
  const hasFailed = state === 'failed';
  const icon = icons[state];
  return (
    <Frame>
      <Stack $gap={1}>
        <Name>{nameText(upload)}</Name>
        <Status $hasFailed={hasFailed}>
          {icon ? <Icon name={icon} size={16} /> : null}
          {statusText(upload)}
        </Status>
      </Stack>
      {hasFailed || state === 'done' ? null : (
        <Bar label={`Upload of ${file.name}`} caption={null} value={uploadPercent(upload)} />
      )}
      <Buttons>
        {action}
        {hasFailed && !upload.isRefused ? (
          <Button variant="secondary" size="small" icon={<Icon name="refresh" size={16} />} onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        {onCancel ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={isOneOfMany ? `${cancelLabel}: ${file.name}` : undefined}
            onClick={onCancel}
          >
            {cancelLabel}
          </Button>
        ) : null}
      </Buttons>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[2]} ${space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
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

/** Quiet buttons align with the start of the text on phones, and with the end of the bar in wider windows. */
const Buttons = styled.div`
  ${wrap(1)}
  margin: 0 -${space[3]};

  ${media.tablet} {
    justify-content: flex-end;
  }
`;

/** Right below the text on phones, across both columns in wider windows. */
const Bar = styled(ProgressBar)`
  ${media.tablet} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;
