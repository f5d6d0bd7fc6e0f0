import { checkReauthentication } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, Icon, VisuallyHidden } from '@vidya/shared-ui';
import { type MouseEvent, useRef } from 'react';

/**
 * Downloads a list as a file, after a proof of who asks if the last one is old: the link itself could only show a
 * refusal. `of` names the list for screen readers: 'these payments'; a `label` names it
 * for everybody.
 */
export function ExportButton({ href, of = '', label = 'Export CSV' }: { href: string; of?: string; label?: string }) {
  const { run, send } = usePlatform();
  const isChecked = useRef(false);
  const check = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (isChecked.current) return;
    event.preventDefault();
    const link = event.currentTarget;
    if (!(await run(send(checkReauthentication, {}), { failure: texts.account.fallback }))) return;
    isChecked.current = true;
    link.click();
    isChecked.current = false;
  };
  return (
    <Button
      as="a"
      variant="secondary"
      href={href}
      download
      onClick={(event: MouseEvent<HTMLAnchorElement>) => void check(event)}
      icon={<Icon name="download" size={18} />}
    >
      {label}
      {of ? <VisuallyHidden> of {of}</VisuallyHidden> : null}
    </Button>
  );
}
