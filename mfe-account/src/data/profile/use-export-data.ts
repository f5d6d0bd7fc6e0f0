import { exportData } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';

// The Swedish date format suits file names: 2025-09-09.
const fileDate = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Downloads all data about the signed-in person as a JSON file. */
export function useExportData() {
  const { send, run } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    const response = await run(send(exportData, {}), {
      loading: 'Collecting Your Data...',
      success: 'Your Data Is Downloaded',
      failure: texts.account.fallback,
    });
    setBusy(false);
    if (!response) return;
    const file = new Blob([JSON.stringify(response.data, null, 2)], { type: 'application/json' });
    saveFile(`vidya-data-${fileDate.format(new Date(response.data.exportedAt))}.json`, file);
  };
  return { isBusy, download };
}
