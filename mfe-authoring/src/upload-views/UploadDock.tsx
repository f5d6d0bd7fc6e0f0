import { useMedia } from '@vidya/contracts/browser/use-media';
import { Button, from, IconButton, Note } from '@vidya/shared-ui';
import { useState } from 'react';
import { focusNext } from '../parts/focus-next.ts';
import { useUploadActions } from '../uploads/lecture-queue.ts';
import { isRunning, type Upload } from '../uploads/upload-list.ts';
import { clearDone } from '../uploads/uploads.ts';
import { BarRoom, Body, Dock, Foot, Head, Items } from './panel-styles.ts';
import { UploadItem } from './UploadItem.tsx';
import { panelTitle } from './upload-text.ts';

/** The list of uploads: in a corner of wide windows, else in a bar at their end. */
export function UploadDock({ uploads }: { uploads: readonly Upload[] }) {
  const actions = useUploadActions();
  const isWide = useMedia(from.laptop);
  // Until the person decides: open where it covers little.
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isWide;
  return (
    <Dock aria-labelledby="uploads">
      <BarRoom $isOpen={isOpen} />
      <Head>
        <h2 id="uploads">{panelTitle(uploads)}</h2>
        <IconButton
          icon={isOpen ? 'chevron-down' : 'chevron-up'}
          label={isOpen ? 'Hide the uploads' : 'Show the uploads'}
          aria-expanded={isOpen}
          aria-controls="upload-list"
          size="small"
          onClick={() => setChoice(!isOpen)}
        />
      </Head>
      <Body id="upload-list" hidden={!isOpen}>
        <Items role="list">
          {uploads.map((upload) => (
            <UploadItem key={upload.key} upload={upload} actions={actions} />
          ))}
        </Items>
        <PanelFoot uploads={uploads} />
      </Body>
    </Dock>
  );
}

function PanelFoot({ uploads }: { uploads: readonly Upload[] }) {
  const canClear = uploads.some(({ state, isSaved }) => state === 'done' && isSaved);
  const isUnderWay = uploads.some(isRunning);
  if (!canClear && !isUnderWay) return null;
  return (
    <Foot>
      {isUnderWay ? <Note>Keep this tab open. If it closes, choose the same file again to go on.</Note> : null}
      {canClear ? (
        <Button
          variant="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            focusNext(currentTarget, document.querySelector('h1'));
            clearDone();
          }}
        >
          Clear finished
        </Button>
      ) : null}
    </Foot>
  );
}
