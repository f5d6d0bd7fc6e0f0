import { exportOutlineAddress } from '@vidya/contracts/browser/addresses';
import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { Button, Icon, lazyPart, Menu, MenuItem, Skeleton } from '@vidya/shared-ui';
import { Suspense, useRef, useState } from 'react';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** The menu below the outline of a course: packages and tables in and out. */
export function OutlineFiles({ courseId }: { courseId: string }) {
  const dialog = useDialogEntry('import-outline');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
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
        <MenuItem
          icon={<Icon name="upload" />}
          onClick={() => {
            close();
            dialog.open();
          }}
        >
          Import …
        </MenuItem>
        <MenuItem
          as="a"
          download
          href={exportOutlineAddress(courseId, 'imscc')}
          icon={<Icon name="download" />}
          onClick={close}
        >
          Export as .imscc
        </MenuItem>
        <MenuItem
          as="a"
          download
          href={exportOutlineAddress(courseId, 'csv')}
          icon={<Icon name="download" />}
          onClick={close}
        >
          Export as .csv
        </MenuItem>
      </Menu>
      {dialog.isOpen ? (
        <Suspense fallback={<Skeleton height="2.25rem" />}>
          <ImportDialog courseId={courseId} onClose={dialog.close} focusAfter={() => button.current} />
        </Suspense>
      ) : null}
    </>
  );
}
