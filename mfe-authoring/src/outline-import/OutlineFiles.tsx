import { exportOutlineAddress } from '@vidya/contracts/browser/addresses';
import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { Button, Icon, lazyPart, Menu, MenuItem, Skeleton } from '@vidya/shared-ui';
import { Suspense, useState } from 'react';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** 'Import' and 'Export' below the outline of a course. */
export function OutlineFiles({ courseId }: { courseId: string }) {
  const dialog = useDialogEntry('import-outline');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" icon={<Icon name="upload" size={16} />} onClick={dialog.open}>
        Import
      </Button>
      <Menu
        align="end"
        isOpen={isOpen}
        onToggle={setOpen}
        button={(wiring) => (
          <Button variant="quiet" size="small" icon={<Icon name="download" size={16} />} {...wiring}>
            Export
          </Button>
        )}
      >
        <MenuItem as="a" download href={exportOutlineAddress(courseId, 'imscc')} onClick={close}>
          Package with files (.imscc)
        </MenuItem>
        <MenuItem as="a" download href={exportOutlineAddress(courseId, 'csv')} onClick={close}>
          Table (.csv)
        </MenuItem>
      </Menu>
      {dialog.isOpen ? (
        <Suspense fallback={<Skeleton height="2.25rem" />}>
          <ImportDialog courseId={courseId} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  );
}
