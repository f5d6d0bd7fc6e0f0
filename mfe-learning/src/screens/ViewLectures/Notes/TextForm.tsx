import { bodyProblems, learningLimits } from '@vidya/contracts/calls/learning';
import { Button, Row, Stack, TextArea } from '@vidya/shared-ui';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';

const sendLabels = { note: 'Save Note', question: 'Ask Question', answer: 'Send Answer' };

interface TextFormProps {
  kind: keyof typeof sendLabels;
  label: string;
  help?: string;
  body: string;
  onChange: (body: string) => void;
  /** Receives the trimmed text, already validated. */
  onSend: (body: string) => void;
  isBusy: boolean;
  /**
   * For a form that the person has just opened: it takes focus at once, and shows a Cancel button; Escape does the
   * same.
   */
  onCancel?: () => void;
}

/** A form for a few lines of plain text. Enter starts a new line; Ctrl+Enter or ⌘+Enter sends. */
export function TextForm({ kind, label, help, body, onChange, onSend, isBusy, onCancel }: TextFormProps) {
  const [wasSent, setSent] = useState(false);
  const id = useId();
  const problem = bodyProblems(kind, body)[0]?.message;
  const send = (): void => {
    setSent(true);
    if (problem) document.getElementById(id)?.focus();
    else if (!isBusy) {
      setSent(false);
      onSend(body.trim());
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    if (event.key === 'Escape') onCancel?.();
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={onCancel !== undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      <Row $gap={2}>
        <Button type="submit" size="small" isBusy={isBusy}>
          {sendLabels[kind]}
        </Button>
        {onCancel ? (
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
