import { Banner } from '@vidya/shared-ui';

/** The message after the mail was requested. The same text for unknown addresses (decision U3). */
export function MailSent({ to }: { to: string }) {
  return (
    <Banner tone="success" icon="mail">
      If <strong>{to}</strong> has an account, a link is on its way. It works once, for 30 minutes. Nothing there? Look
      in the spam folder, or send it again.
    </Banner>
  );
}
