import { checkReauthentication } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { useSingleRun } from '@vidya/contracts/browser/single-run';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, Icon, VisuallyHidden } from '@vidya/shared-ui';
import type { MouseEvent } from 'react';

/**
 * Downloads a list as a file, after a proof of who asks if the last one is old: the link itself could only show a
 * refusal. `of` names the list for screen readers: 'these payments'; a `label` names it
 * for everybody.
 */
export function ExportButton({ href, of = '', label = 'Export CSV' }: { href: string; of?: string; label?: string }) {
  const { run, send } = usePlatform();
  const { isBusy, run: runOnce } = useSingleRun();
  const check = async (): Promise<void> => {
    if (!(await run(send(checkReauthentication, {}), { failure: texts.account.fallback }))) return;
    // Another link: this one is busy, and would check again.
    Object.assign(document.createElement('a'), { href, download: '' }).click();
  };
  return (
    <Button
      as="a"
      variant="secondary"
      href={href}
      download
      isBusy={isBusy}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        void runOnce(check);
      }}
      icon={<Icon name="download" size={18} />}
    >
      {label}
      {of ? <VisuallyHidden> of {of}</VisuallyHidden> : null}
    </Button>
  );
}
