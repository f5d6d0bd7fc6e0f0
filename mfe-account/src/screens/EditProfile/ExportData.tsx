import { Button, Icon } from '@vidya/shared-ui';
import { useExportData } from '../../data/profile/use-export-data.ts';

/** What is known about a person, for them to keep. */
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
