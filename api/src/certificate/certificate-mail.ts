import { paths } from '@vidya/contracts/texts/paths';
import type { Db } from '../database/database.ts';
import { findRecipient } from '../database/recipient.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { mailOf } from '../outside/mail/letter.ts';

interface IssuedCertificate {
  userId: string;
  courseTitle: string;
  code: string;
}

/** Queues a mail with the certificate's address for its learner, in the transaction that issues it. */
export const createTellIssued =
  (jobs: Jobs, origin: string) =>
  async (tx: Db, { userId, courseTitle, code }: IssuedCertificate): Promise<void> => {
    const learner = await findRecipient(tx, userId);
    if (!learner) return;
    const mail = mailOf({
      to: learner.email,
      subject: `Your certificate for ‘${courseTitle}’`,
      name: learner.fullName,
      lines: [
        `You have completed ‘${courseTitle}’. Well done!`,
        `Your certificate has the code ${code}. Everybody to whom you send its address can verify it there.`,
      ],
      action: { label: 'See your certificate', address: origin + paths.certificate(code) },
    });
    await jobs.send(tx, sendMail, mail);
  };

export type TellIssued = ReturnType<typeof createTellIssued>;
