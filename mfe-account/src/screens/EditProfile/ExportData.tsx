import { Button, Icon } from '@vidya/shared-ui';
import { useExportData } from '../../data/profile/use-export-data.ts';

/** The download of a person's data. */
export function ExportData() {
  const { isBusy, download } = useExportData();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name="download" size={18} />}
      isBusy={isBusy}
      onClick={() => void download()}
    >
      Download My Data
    </Button>
  );
}
