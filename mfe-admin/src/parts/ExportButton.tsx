import { Button, Icon, VisuallyHidden } from '@vidya/shared-ui';

/** Downloads a list as a file. `of` names the list for screen readers: 'these payments'. */
export function ExportButton({ href, of }: { href: string; of: string }) {
  return (
    <Button as="a" variant="secondary" href={href} download icon={<Icon name="download" size={18} />}>
      Export CSV
      <VisuallyHidden> of {of}</VisuallyHidden>
    </Button>
  );
}
