import { paise } from '@vidya/contracts/texts/format';
import type { findRecipient } from '../../database/recipient.ts';
import { mailOf } from '../../outside/mail/letter.ts';
import type { MailMessage } from '../../outside/mail/mail.ts';
import type { PayoutRow } from './payout.store.ts';

type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** To the instructor, about a payout that was processed or came back. */
export function payoutMail({ email: to, fullName: name }: Recipient, payout: PayoutRow): MailMessage {
  const amount = paise(payout.amountPaise);
  if (payout.state === 'processed') {
    const lines = [
      `We have paid ${amount} of your earnings to your account ${payout.mask}.`,
      `The bank's reference is ${payout.utr || 'not known yet'}. It usually arrives within a few hours.`,
    ];
    return mailOf({ to, name, subject: 'Your earnings were paid out', lines });
  }
  const lines = [
    `A payout of ${amount} to your account ${payout.mask} could not be made. The money is back in your balance.`,
    ...(payout.reason ? [`The reason: ${payout.reason}`] : []),
    'Please look at the account in your earnings. It is paid again with the next payouts.',
  ];
  return mailOf({ to, name, subject: 'A payout came back', lines });
}
