import { limits } from '@vidya/contracts/rules/limits';
import { Button, Icon, Row, TextArea } from '@vidya/shared-ui';
import { type FormEvent, useRef } from 'react';
import { Form } from './message-styles.ts';
import type { Answering } from './use-answer.ts';

interface AnswerFormProps {
  /** The message has no answer yet. */
  isOpen: boolean;
  answering: Answering;
  onAnswer: () => void;
  onMark: (isAnswered: boolean) => void;
}

/** Answers by mail, or marks as done. The typed text stays if another administrator answers first. */
export function AnswerForm({ isOpen, answering, onAnswer, onMark }: AnswerFormProps) {
  const { body, type, error, doing } = answering;
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (doing || !isOpen) return;
    if (body.trim() === '' || body.trim().length > limits.replyMax) field.current?.focus();
    onAnswer();
  };
  const help = isOpen
    ? 'Sent by mail, with the message quoted below it. Replies come to the contact address.'
    : 'These words were not sent: the message has been answered meanwhile. Reopen it to send them as well.';
  return (
    <Form noValidate onSubmit={submit}>
      {isOpen || body ? (
        <TextArea
          ref={field}
          label="Your answer"
          name="body"
          rows={7}
          dir="auto"
          value={body}
          max={limits.replyMax}
          help={help}
          error={error}
          readOnly={doing === 'answering'}
          onChange={(event) => type(event.target.value)}
        />
      ) : null}
      <Row $align="normal">
        {isOpen ? (
          <Button type="submit" isBusy={doing === 'answering'} icon={<Icon name="mail" size={18} />}>
            Send answer
          </Button>
        ) : null}
        <Button variant="secondary" isBusy={doing === 'marking'} onClick={() => onMark(isOpen)}>
          {isOpen ? 'Mark as answered' : 'Reopen'}
        </Button>
        {!isOpen && body ? (
          <Button variant="quiet" onClick={() => type('')}>
            Discard these words
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}
