import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { Button, Icon } from '@vidya/shared-ui';
import { color, media, radius } from '@vidya/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { List } from '../../data/list-address.ts';
import { FilterDraft } from './FilterDraft.tsx';

/** The filters on a phone: a bottom sheet. The native dialog traps the focus; Back closes it. */
export function FilterSheet({ list }: { list: List }) {
  const { isOpen, open, close } = useDialogEntry('filters');
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
    else sheet.current?.close();
  }, [isOpen]);
  const chosen = Object.entries(list.address.filters).filter(([name, value]) => name !== 'q' && value).length;
  return (
    <>
      <OnPhones>
        <Button variant="secondary" icon={<Icon name="filter" />} onClick={open} aria-haspopup="dialog">
          {chosen ? `Filters (${chosen})` : 'Filters'}
        </Button>
      </OnPhones>
      <Sheet
        ref={sheet}
        aria-label="Filters"
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
      >
        {isOpen ? <FilterDraft list={list} onClose={close} /> : null}
      </Sheet>
    </>
  );
}

const OnPhones = styled.div`
  flex: none;

  ${media.laptop} {
    display: none;
  }
`;

const Sheet = styled.dialog`
  width: 100%;
  max-width: 36rem;
  max-height: 85dvh;
  margin: auto auto 0;
  padding: 0;
  background: ${color.raised};
  border: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  color: ${color.ink};

  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${color.scrim};
  }
`;
