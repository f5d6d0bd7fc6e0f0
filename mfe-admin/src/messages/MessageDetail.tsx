import type { ContactMessage } from '@vidya/contracts/calls/contact';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { isId } from '@vidya/contracts/rules/id';
import { texts } from '@vidya/contracts/texts/texts';
import { EmptyState, Icon, Skeleton, Stack } from '@vidya/shared-ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { dayAndTime, exactly } from '../data/days.ts';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Asked, Back, From, Reply, Sheet, Ways } from './message-styles.ts';
import { type AnswerDrafts, useAnswer } from './use-answer.ts';
import { type MessagesAddress, useMessage } from './use-messages.ts';

interface MessageDetailProps {
  address: MessagesAddress;
  drafts: AnswerDrafts;
  /** The message fills the page, without the list beside it. */
  isAlone: boolean;
}

/** The message named in the address. */
export function MessageDetail(props: MessageDetailProps) {
  const { address, isAlone } = props;
  return (
    <>
      {isAlone ? (
        <Back as={Link} to={address.toList}>
          <Icon name="arrow-left" size={18} />
          All messages
        </Back>
      ) : null}
      <Content {...props} />
    </>
  );
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function Content({ address: { messageId }, drafts, isAlone }: MessageDetailProps) {
  const { data: message, ...request } = useMessage(messageId);
  if (message) return <OpenMessage message={message} drafts={drafts} isAlone={isAlone} />;
  if (!isId(messageId) || isMissing(request.error)) return <EmptyState title={texts.admin.messageMissing} />;
  if (request.error) return <RequestFailed request={request} fallback={texts.admin.messagesFailed} />;
  return (
    <Sheet role="group" aria-busy="true" aria-label="Loading">
      <Stack $gap={3}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="12rem" />
        <Skeleton width="100%" />
        <Skeleton width="94%" />
        <Skeleton width="40%" />
      </Stack>
    </Sheet>
  );
}

/** The message as plain text, its sender, and its answer or the form for one. */
function OpenMessage({ message, drafts, isAlone }: { message: ContactMessage } & Omit<MessageDetailProps, 'address'>) {
  const { _id, name, email, phone, subject, createdAt, answer, earlierAnswer } = message;
  const answering = useAnswer(_id, drafts);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const move: string = useNavigationType();
  const isChosen = move === 'PUSH';
  // The list is no longer on screen: move the focus to the message.
  useEffect(() => {
    if (isAlone && isChosen) title.current?.focus();
  }, [isAlone, isChosen]);
  /** The used form or button disappears with its state: move the focus to the title. */
  const andThen = async (work: Promise<boolean>): Promise<void> => {
    if (await work) title.current?.focus({ preventScroll: true });
  };
  return (
    <Sheet as="article" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {subject}
      </h2>
      <From>
        <b>
          <bdi translate="no">{name}</bdi>
        </b>
        <Moment at={createdAt} />
      </From>
      <Ways>
        <a translate="no" href={`mailto:${email}`}>
          <Icon name="mail" size={18} />
          {email}
        </a>
        <a href={`tel:+91${phone}`}>
          <Icon name="phone" size={18} />
          {phone}
        </a>
      </Ways>
      <Asked dir="auto">{message.message}</Asked>
      {earlierAnswer ? <Answered body={earlierAnswer} label="Answered before it was opened again" /> : null}
      {answer ? (
        <Answered
          body={answer.body}
          label={
            <>
              {answer.body ? 'Answered' : 'Marked as answered'} by <bdi translate="no">{answer.by}</bdi>
            </>
          }
          at={answer.at}
        />
      ) : null}
      <AnswerForm
        isOpen={answer === null}
        answering={answering}
        onAnswer={() => void andThen(answering.answer())}
        onMark={(isAnswered) => void andThen(answering.mark(isAnswered))}
      />
    </Sheet>
  );
}

/** The mailed answer, with author and time. `body` is '' if no mail was sent from here. */
function Answered({ label, at, body }: { label: ReactNode; at?: string; body: string }) {
  return (
    <Reply>
      <p>
        <b>{label}</b>
        {at ? <Moment at={at} /> : null}
      </p>
      <Asked dir="auto">{body || 'Nothing was mailed from here.'}</Asked>
    </Reply>
  );
}

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={exactly(at)}>
    {dayAndTime(at)}
  </time>
);
