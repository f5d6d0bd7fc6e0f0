import { Banner } from '@vidya/shared-ui';

/** What to do next once the mail is on its way. The same words for unknown addresses (decision U3). */
export function MailSent({ to }: { to: string }) {
  return (
    <Banner tone="success" icon="mail">
      If <strong>{to}</strong> has an account, a link is on its way. It works once, for 30 minutes. Nothing there? Look
      in the spam folder, or send it again.
    </Banner>
  );
}
