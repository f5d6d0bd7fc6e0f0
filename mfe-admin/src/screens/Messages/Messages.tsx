import { useTitle } from '@vidya/contracts/browser/platform';
import { useMedia } from '@vidya/contracts/browser/use-media';
import { PageHeader, Stack, Tabs } from '@vidya/shared-ui';
import { from } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { useAnswerDrafts } from '../../data/messages/use-answer.ts';
import { type MessagesAddress, useMessages, useMessagesAddress } from '../../data/messages/use-messages.ts';
import { SearchField } from '../../parts/SearchField.tsx';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageResults } from './MessageResults.tsx';
import { Nothing, Pane, Panes } from './message-styles.ts';

/** `/admin/dashboard/messages`: messages from the contact form. List and message side by side, or one at a time. */
export function Messages() {
  useTitle('Messages');
  const address = useMessagesAddress();
  const drafts = useAnswerDrafts();
  const isWide = useMedia(from.laptop);
  const { messageId } = address;
  const detail = messageId ? (
    <MessageDetail key={messageId} address={address} drafts={drafts} isAlone={!isWide} />
  ) : (
    <Nothing>Choose a message to read it.</Nothing>
  );
  return (
    <>
      <PageHeader title="Messages" lead="What people wrote through the contact form." />
      {messageId && !isWide ? (
        <Panes $isWide={false}>{detail}</Panes>
      ) : (
        <MessageLists address={address} beside={isWide ? <Pane key={messageId}>{detail}</Pane> : undefined} />
      )}
    </>
  );
}

/** Open and answered messages, with a search in both; in a wide window with the open message beside them. */
function MessageLists({ address, beside }: { address: MessagesAddress; beside: ReactNode }) {
  const list = useMessages(address);
  const { typed } = address;
  return (
    <Tabs
      label="Messages"
      tabs={[
        { value: 'open', label: 'Open', ...counted(list.counts?.open) },
        { value: 'answered', label: 'Answered', ...counted(list.counts?.answered) },
      ]}
      value={address.state}
      onChange={address.choose}
    >
      <Panes $isWide={beside !== undefined}>
        <Stack>
          <SearchField among="Messages" placeholder="Name, e-mail, subject or words" typed={typed} />
          <MessageResults list={list} address={address} />
        </Stack>
        {beside}
      </Panes>
    </Tabs>
  );
}

/** No number until it is known: 0 would be wrong. */
const counted = (count: number | undefined) => (count === undefined ? {} : { count });
