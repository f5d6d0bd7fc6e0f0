import { Tabs } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../data/messages/use-messages.ts';
import type { MessagesAddress } from '../../data/messages/use-messages-address.ts';
import { useDebouncedParam } from '../../data/use-debounced-param.ts';
import { SearchField } from '../../parts/SearchField.tsx';
import { MessageResults } from './MessageResults.tsx';
import { Column, Panes } from './message-styles.ts';

interface MessageListsProps {
  address: MessagesAddress;
  /** The open message, if the window is wide enough. */
  beside?: ReactNode;
}

/** Open and answered messages, with a search in both. */
export function MessageLists({ address, beside }: MessageListsProps) {
  const list = useMessages(address);
  const typed = useDebouncedParam(address.q, address.search);
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
        <Column>
          <SearchField label="Search" among="Messages" placeholder="Name, e-mail, subject or words" typed={typed} />
          <MessageResults list={list} address={address} onClearSearch={typed.clear} />
        </Column>
        {beside}
      </Panes>
    </Tabs>
  );
}

/** No number until it is known: 0 would be wrong. */
const counted = (count: number | undefined) => (count === undefined ? {} : { count });
