import { wordsProblems } from '@vidya/contracts/calls/learning';
import { Button, TextArea } from '@vidya/shared-ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Form, Row } from './words-styles.ts';

interface WordsFormProps {
  kind: 'note' | 'question' | 'answer';
  label: ReactNode;
  help?: ReactNode;
  /** At most so many characters. */
  max: number;
  words: string;
  onChange: (words: string) => void;
  /** Given trimmed words that keep the rules. */
  onSend: (words: string) => void;
  sendLabel: string;
  isBusy: boolean;
  /** Shows Cancel; Escape does the same. */
  onCancel?: () => void;
  /** It has just been asked for: typing begins at once. */
  isFocused?: boolean;
}

/** A few lines of plain text to send. Enter makes a new line; with Ctrl or ⌘ it sends. */
export function WordsForm(props: WordsFormProps) {
  const { kind, label, help, max, words, onChange, onSend, sendLabel, isBusy, onCancel, isFocused } = props;
  const [wasSent, setSent] = useState(false);
  const id = useId();
  const problem = wordsProblems(kind, words)[0]?.message;
  const send = (): void => {
    setSent(true);
    if (problem) document.getElementById(id)?.focus();
    else if (!isBusy) {
      setSent(false);
      onSend(words.trim());
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
        value={words}
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
