import { bodyProblems } from '@vidya/contracts/calls/learning';
import { Button, TextArea } from '@vidya/shared-ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Form, Row } from './text-styles.ts';

interface TextFormProps {
  kind: 'note' | 'question' | 'answer';
  label: ReactNode;
  help?: ReactNode;
  /** The max length in characters. */
  max: number;
  body: string;
  onChange: (body: string) => void;
  /** Receives the trimmed text, already validated. */
  onSend: (body: string) => void;
  sendLabel: string;
  isBusy: boolean;
  /** Shows a Cancel button; Escape does the same. */
  onCancel?: () => void;
  /** The person has just opened the form: it takes focus at once. */
  isFocused?: boolean;
}

/** A form for a few lines of plain text. Enter starts a new line; Ctrl+Enter or ⌘+Enter sends. */
export function TextForm(props: TextFormProps) {
  const { kind, label, help, max, body, onChange, onSend, sendLabel, isBusy, onCancel, isFocused } = props;
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
    <Form noValidate onSubmit={submit}>
      <TextArea
        id={id}
        label={label}
        help={help}
        error={wasSent ? problem : undefined}
        rows={3}
        max={max}
        value={body}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFocused}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      <Row>
        <Button type="submit" size="small" isBusy={isBusy}>
          {sendLabel}
        </Button>
        {onCancel ? (
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}
