import { color, type } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Upload } from '../uploads/upload-list.ts';
import { briefText, nameText } from './upload-text.ts';

interface FormUploadProps {
  upload: Upload;
  /** What the form offers for it. */
  children?: ReactNode;
}

/** The upload of a form's video, in a line: the panel of all uploads shows the rest. */
export const FormUpload = ({ upload, children }: FormUploadProps) => (
  <Line>
    <div>
      <Name>{nameText(upload)}</Name>
      <Status $hasFailed={upload.state === 'failed'}>{briefText(upload)}</Status>
    </div>
    {children}
  </Line>
);

const Line = styled.div`
  ${row(3)}
  justify-content: space-between;
`;

const Name = styled.p`
  ${type.label}
  overflow-wrap: anywhere;
`;

const Status = styled.p<{ $hasFailed: boolean }>`
  ${type.small}
  color: ${({ $hasFailed }) => ($hasFailed ? color.danger : color.inkMuted)};
  font-variant-numeric: tabular-nums;
`;
