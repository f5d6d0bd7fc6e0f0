import { messageOf } from '@vidya/contracts/calls/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, ErrorState, NoResultsPicture, Pager, Skeleton } from '@vidya/shared-ui';
import type { MessageList } from '../../data/messages/use-messages.ts';
import type { MessagesAddress } from '../../data/messages/use-messages-address.ts';
import { MessageItem } from './MessageItem.tsx';
import { Items, SkeletonRow } from './message-styles.ts';

interface MessageResultsProps {
  list: MessageList;
  address: MessagesAddress;
  onClearSearch: () => void;
}

const skeletonRows = ['70%', '55%', '80%', '62%', '74%'];

/** A page of messages, or the reason why there is none. */
export function MessageResults({ list, address, onClearSearch }: MessageResultsProps) {
  const { messages, error, pages } = list;
  if (error && !messages) {
    return (
      <ErrorState onRetry={list.retry} isRetrying={list.isFetching}>
        {messageOf(error, texts.admin.messagesFailed)}
      </ErrorState>
    );
  }
  if (!messages) {
    return (
      <Items aria-busy="true" aria-label="Loading">
        {skeletonRows.map((width) => (
          <SkeletonRow key={width}>
            <Skeleton width="9rem" />
            <Skeleton width={width} />
            <Skeleton width="90%" />
          </SkeletonRow>
        ))}
      </Items>
    );
  }
  if (messages.length === 0) return <NoMessages address={address} onClearSearch={onClearSearch} />;
  return (
    <>
      <Items aria-label="Messages" aria-busy={list.isOutdated} $isOutdated={list.isOutdated}>
        {messages.map((message) => (
          <MessageItem
            key={message._id}
            message={message}
            to={address.toMessage(message._id)}
            isCurrent={message._id === address.messageId}
          />
        ))}
      </Items>
      {pages > 1 ? <Pager page={address.page} pages={pages} onTurn={address.turn} /> : null}
    </>
  );
}

function NoMessages({ address: { q, state, page, turn }, onClearSearch }: Omit<MessageResultsProps, 'list'>) {
  if (q) {
    return (
      <EmptyState
        picture={<NoResultsPicture />}
        title={`Nothing found for ‘${q}’`}
        action={
          <Button variant="secondary" onClick={onClearSearch}>
            Clear the search
          </Button>
        }
      >
        Search for part of a name, an e-mail address, a subject or the words.
      </EmptyState>
    );
  }
  if (page > 1) {
    return (
      <EmptyState
        title="This page is empty now"
        action={
          <Button variant="secondary" onClick={() => turn(1)}>
            To the first page
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={state === 'open' ? 'No messages wait for an answer' : 'No message is answered yet'}
    >
      {state === 'open' ? 'What people write through the contact form comes here.' : 'Answered messages come here.'}
    </EmptyState>
  );
}
