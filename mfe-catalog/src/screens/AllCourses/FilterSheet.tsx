import { useDialogEntry } from '@vidya/contracts/browser/platform';
import type { CourseCounts } from '@vidya/contracts/calls/catalogue';
import { Button, Icon } from '@vidya/shared-ui';
import { color, media, radius, space } from '@vidya/shared-ui/tokens';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { List } from '../../data/list-address.ts';
import { FilterDraft, SheetBody, SheetHead } from './FilterDraft.tsx';
import { FilterForm } from './FilterForm.tsx';

interface FilterSheetProps {
  list: List;
  counts: CourseCounts | undefined;
}

/**
 * The filters on a phone: a bottom sheet. The native dialog traps the focus; Back closes it. Without script it is a
 * popover with the form of the wide windows.
 */
export function FilterSheet({ list, counts }: FilterSheetProps) {
  const plainId = useId();
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
        <Button
          variant="secondary"
          icon={<Icon name="filter" />}
          onClick={open}
          popoverTarget={plainId}
          aria-haspopup="dialog"
        >
          {chosen ? `Filters (${chosen})` : 'Filters'}
        </Button>
        <noscript>
          <Sheet as="div" id={plainId} popover="auto">
            <SheetHead popoverTarget={plainId} popoverTargetAction="hide" />
            <SheetBody>
              <FilterForm list={list} counts={counts}>
                <Foot>
                  <Button type="submit" isWide>
                    Show courses
                  </Button>
                </Foot>
              </FilterForm>
            </SheetBody>
          </Sheet>
        </noscript>
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

/* In view however far the choices are scrolled. */
const Foot = styled.div`
  position: sticky;
  bottom: -${space[2]};
  padding: ${space[3]} 0;
  background: ${color.raised};
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

  &:is([open], :popover-open) {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: ${color.scrim};
  }
`;
