import { usePlatform } from '@vidya/contracts/browser/platform';
import { resourceEndings, resourceTypeOf } from '@vidya/contracts/rules/course/resource-types';
import { limits } from '@vidya/contracts/rules/limits';
import { fileSize } from '@vidya/contracts/texts/format';
import { resourceTexts } from '@vidya/contracts/texts/texts';
import { Badge, Button, FileField, Icon, Note, ProgressBar } from '@vidya/shared-ui';
import { mutedCaption, row, stack } from '@vidya/shared-ui/mixins';
import { color, space } from '@vidya/shared-ui/tokens';
import { type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import type { SentFile } from '../data/lecture/resources.ts';
import { focusNext } from '../parts/focus-next.ts';
import { Group, Pair } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';
import { percentOf } from '../uploads/upload-list.ts';
import { ExpectedLength } from './ExpectedLength.tsx';

/** What is wrong with the name or the size of a chosen file. The server also checks the content. */
function fileFault({ name, size }: File): string | undefined {
  if (!resourceTypeOf(name)) return resourceTexts.wrongType(name);
  if (size === 0) return resourceTexts.empty(name);
  return size > limits.resources.bytes ? resourceTexts.tooLarge(name) : undefined;
}

/** The files that a lecture offers: all that a lecture of files consists of, 'Resources' of every other. */
export function ResourcesField({ form }: { form: LectureFormState }) {
  const { kind, errors, resources, changeResources } = form;
  const { staying, sent, room, begin, remove, cancel } = resources;
  const { toasts } = usePlatform();
  const field = useRef<HTMLInputElement>(null);
  const isWhole = kind === 'files';
  const add = (files: File[]): void => {
    const accepted = files.filter((file) => fileFault(file) === undefined);
    const faults = files.flatMap((file) => fileFault(file) ?? []);
    if (accepted.length > room) faults.push(resourceTexts.tooMany);
    for (const fault of faults) toasts.error(fault);
    changeResources(() => accepted.slice(0, room).forEach(begin), faults[0]);
  };
  return (
    <Group>
      <legend>{isWhole ? <Marked>Files</Marked> : 'Resources'}</legend>
      <Note>
        {isWhole
          ? 'What learners work with. They have done this lecture once they open one.'
          : 'Files that learners can download beside this lecture: slides, data, exercises.'}
      </Note>
      {resources.count > 0 ? (
        <List role="list" aria-label={isWhole ? 'Files' : 'Resources'}>
          {staying.map((file) => (
            <li key={file._id}>
              <Icon name="file" size={20} />
              <Name>
                <bdi>{file.name}</bdi>
                <small>{fileSize(file.bytes)}</small>
              </Name>
              <Remove name={file.name} field={field} onRemove={() => changeResources(() => remove(file))} />
            </li>
          ))}
          {sent.map((one) => (
            <li key={one.key}>
              <Icon name="file" size={20} />
              <Name>
                <bdi>{one.file.name}</bdi>
                <Progress sent={one} />
              </Name>
              <Remove name={one.file.name} field={field} onRemove={() => changeResources(() => cancel(one))} />
            </li>
          ))}
        </List>
      ) : null}
      {room > 0 ? (
        <FileField
          ref={field}
          label="Add files"
          accept={resourceEndings}
          error={errors.resources}
          help={`PDF, ZIP, CSV, text, code, notebooks, office files and pictures; ${limits.resources.perLecture} files of at most 100 MB.`}
          onPick={(file) => add([file])}
          onPickSeveral={add}
        />
      ) : (
        <Note>A lecture can have at most {limits.resources.perLecture} files.</Note>
      )}
      {isWhole ? (
        <Pair>
          <ExpectedLength form={form} help="How long the work with them takes. Learners see it beside the title." />
        </Pair>
      ) : null}
    </Group>
  );
}

function Progress({ sent: { file, state, sentBytes, failure } }: { sent: SentFile }) {
  if (state === 'failed') return <Failure role="alert">{failure}</Failure>;
  if (state === 'done')
    return (
      <small>
        {fileSize(file.size)}&ensp;<Badge tone="info">Not saved yet</Badge>
      </small>
    );
  const percent = percentOf(sentBytes, file.size);
  const text = state === 'waiting' ? 'Waiting for the connection' : `${percent}% of ${fileSize(file.size)}`;
  return (
    <>
      <ProgressBar value={percent} label={`Upload of ${file.name}`} />
      <small>{text}</small>
    </>
  );
}

interface RemoveProps {
  name: string;
  /** Takes the focus when no file is left. */
  field: RefObject<HTMLInputElement | null>;
  onRemove: () => void;
}

const Remove = ({ name, field, onRemove }: RemoveProps) => (
  <Button
    variant="quiet"
    size="small"
    icon={<Icon name="trash" size={16} />}
    aria-label={`Remove ${name}`}
    onClick={({ currentTarget }) => {
      focusNext(currentTarget, field.current);
      onRemove();
    }}
  >
    Remove
  </Button>
);

const List = styled.ul`
  li {
    ${row(3)}
    flex-wrap: nowrap;
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
  }
  li > svg {
    flex: none;
    color: ${color.inkMuted};
  }
`;

const Name = styled.span`
  ${stack(1)}
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    ${mutedCaption}
  }
`;

const Failure = styled.small`
  && {
    color: ${color.danger};
  }
`;
