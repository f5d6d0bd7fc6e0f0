import { bodyProblems, learningLimits } from '@vidya/contracts/rules/course/learning-texts';
import { Button, Row, Stack, TextArea } from '@vidya/shared-ui';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { Draft, Drafts } from '../../../data/drafts.ts';

const sendLabels = { note: 'Save Note', question: 'Ask Question', answer: 'Send Answer' };

interface TextFormProps {
  kind: keyof typeof sendLabels;
  label: string;
  help?: string;
  /** Where the text is stored until it is sent: under `draftKey`, together with `draftOf`. */
  drafts: Drafts;
  draftKey: string;
  draftOf?: Partial<Draft>;
  /** Receives the trimmed, validated text. Resolves to false when it could not be sent: the draft then stays. */
  onSend: (body: string) => Promise<boolean>;
  /** For a form that a button opens: it takes focus at once, and closes with its draft: by Cancel, Escape, and when it is sent. */
  isCancellable?: boolean;
}

/** A form for a few lines of plain text. Enter starts a new line; Ctrl+Enter or ⌘+Enter sends. */
export function TextForm(props: TextFormProps) {
  const { kind, label, help, drafts, draftKey, draftOf, onSend, isCancellable = false } = props;
  const { body } = drafts.of(draftKey);
  const isBusy = drafts.isSending(draftKey);
  const [wasSent, setSent] = useState(false);
  const id = useId();
  const problem = bodyProblems(kind, body)[0]?.message;
  const close = (): void => drafts.forget(draftKey);
  const send = async (): Promise<void> => {
    setSent(true);
    if (problem) return document.getElementById(id)?.focus();
    setSent(false);
    await drafts.send(draftKey, async () => {
      if (await onSend(body.trim())) close();
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const press = (event: KeyboardEvent): void => {
    // The key belongs to a keyboard that composes letters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key === 'Escape' && isCancellable) close();
  };
  return (
    <Stack as="form" $gap={3} noValidate onSubmit={submit}>
      <TextArea
        id={id}
        label={label}
        help={help}
        error={wasSent ? problem : undefined}
        rows={3}
        max={learningLimits[kind]}
        value={body}
        readOnly={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isCancellable}
        onChange={(event) => drafts.write(draftKey, { ...drafts.of(draftKey), ...draftOf, body: event.target.value })}
        onKeyDown={press}
      />
      <Row $gap={2}>
        <Button type="submit" size="small" isBusy={isBusy}>
          {sendLabels[kind]}
        </Button>
        {isCancellable ? (
          <Button variant="quiet" size="small" onClick={close}>
            Cancel
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
