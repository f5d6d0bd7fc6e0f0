import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { Button, Icon, lazyPart, Menu, MenuItem, Skeleton } from '@vidya/shared-ui';
import { Suspense, useRef, useState } from 'react';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);
const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** The menu below the outline of a course: packages and tables in and out. */
export function OutlineFiles({ courseId }: { courseId: string }) {
  const [bringing, writing] = [useDialogEntry('import-outline'), useDialogEntry('export-outline')];
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (dialog: typeof bringing) => () => {
    setOpen(false);
    dialog.open();
  };
  return (
    <>
      <Menu
        align="end"
        isOpen={isOpen}
        onToggle={setOpen}
        button={(wiring) => (
          <Button
            ref={button}
            variant="quiet"
            size="small"
            iconAfter={<Icon name="chevron-down" size={16} />}
            {...wiring}
          >
            Import, export
          </Button>
        )}
      >
        <MenuItem icon={<Icon name="upload" />} onClick={choose(bringing)}>
          Import …
        </MenuItem>
        <MenuItem icon={<Icon name="download" />} onClick={choose(writing)}>
          Export …
        </MenuItem>
      </Menu>
      {bringing.isOpen ? (
        <Suspense fallback={<Skeleton height="2.25rem" />}>
          <ImportDialog courseId={courseId} onClose={bringing.close} focusAfter={() => button.current} />
        </Suspense>
      ) : null}
      {writing.isOpen ? (
        <Suspense fallback={<Skeleton height="2.25rem" />}>
          <ExportDialog courseId={courseId} onClose={writing.close} focusAfter={() => button.current} />
        </Suspense>
      ) : null}
    </>
  );
}
