import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { momentInIndia } from '@vidya/contracts/texts/format';
import { Banner, Button, Icon, lazyPart, space } from '@vidya/shared-ui';
import { Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useRefreshCourses } from '../data/course/course.ts';
import type { HistoryProps } from './history-props.ts';

const HistoryDialog = lazyPart(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);

/** 'History' at the head of a form; after a restore also which version the form shows. */
export function HistoryLine(props: HistoryProps) {
  const { restoredFrom } = props.form;
  const dialog = useDialogEntry(`${props.what}-history`);
  const refresh = useRefreshCourses();
  // Each opening begins with the list; none before the first, which loads the dialog's code.
  const [openings, setOpenings] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  const open = (): void => {
    setOpenings(openings + 1);
    refresh();
    dialog.open();
  };
  return (
    <Head>
      {restoredFrom === null ? null : (
        <Banner ref={notice} tabIndex={-1} icon="clock">
          Restored from {momentInIndia(restoredFrom)}. Save it to make it the current version.
        </Banner>
      )}
      <Button variant="quiet" size="small" icon={<Icon name="clock" size={18} />} onClick={open}>
        History
      </Button>
      {openings > 0 ? (
        <Suspense>
          <HistoryDialog
            key={openings}
            {...props}
            isOpen={dialog.isOpen}
            onClose={dialog.close}
            focusAfter={() => notice.current}
          />
        </Suspense>
      ) : null}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  > [role='status'] {
    flex: 1 1 16rem;
  }
  > button {
    margin-left: auto;
  }
`;
