import type { ContactMessage } from '@vidya/contracts/calls/contact';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, Pager, Skeleton } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { exactly, shortly } from '../data/days.ts';
import { NoResults } from '../parts/NoResults.tsx';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { Excerpt, Item, Items, SkeletonRow, Subject, Top } from './message-styles.ts';
import type { MessageList, MessagesAddress } from './use-messages.ts';

const skeletonRows = ['70%', '55%', '80%', '62%', '74%'];

/** A page of messages, or the reason why there is none. */
export function MessageResults({ list, address }: { list: MessageList; address: MessagesAddress }) {
  const { messages, error, pages } = list;
  if (error && !messages) return <RequestFailed request={list} fallback={texts.admin.messagesFailed} />;
  if (!messages || (list.isOutdated && messages.length === 0)) {
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
  if (messages.length === 0) return <NoMessages address={address} />;
  return (
    <>
      <Items aria-label="Messages" aria-busy={list.isOutdated} data-outdated={list.isOutdated}>
        {messages.map((message) => (
          <MessageItem key={message._id} message={message} address={address} />
        ))}
      </Items>
      {pages > 1 ? <Pager page={address.page} pages={pages} onTurn={address.turn} /> : null}
    </>
  );
}

/** More characters than two lines show; the rest is left out. */
const previewMax = 400;

/** One message in a list: sender, subject, time and the first lines. */
function MessageItem({ message, address }: { message: ContactMessage; address: MessagesAddress }) {
  const { _id, name, subject, createdAt } = message;
  const isCurrent = _id === address.messageId;
  return (
    <li>
      <Item as={Link} to={address.toMessage(_id)} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
        <Top>
          <b>
            <bdi translate="no">{name}</bdi>
          </b>
          <time dateTime={createdAt} title={exactly(createdAt)}>
            {shortly(createdAt)}
          </time>
        </Top>
        <Subject>{subject}</Subject>
        <Excerpt>{message.message.slice(0, previewMax)}</Excerpt>
      </Item>
    </li>
  );
}

function NoMessages({ address: { q, typed, state, page, turn } }: { address: MessagesAddress }) {
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
  if (q) {
    return (
      <NoResults title={`Nothing found for ‘${q}’`} action={['Clear the search', typed.clear]}>
        Search for part of a name, an e-mail address, a subject or the words.
      </NoResults>
    );
  }
  if (state === 'answered')
    return <NoResults title="No message is answered yet">Answered messages come here.</NoResults>;
  return (
    <NoResults title="No messages wait for an answer">What people write through the contact form comes here.</NoResults>
  );
}
