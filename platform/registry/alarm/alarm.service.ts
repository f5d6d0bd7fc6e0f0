import type { Db } from '../../../api/src/database/database.ts';
import type { Jobs } from '../../../api/src/jobs/jobs.ts';
import { sendMail } from '../../../api/src/jobs/send-mail.ts';
import { mailOf } from '../../../api/src/outside/mail/letter.ts';
import { listRecipients, listWebhooks } from './alarm.store.ts';
import { type Alarm, alarmLetter } from './alarm-texts.ts';
import { postWebhook } from './post-webhook.ts';

/** Tells the area's owners by mail, and its webhooks. `tx` is the transaction of what happened: both or neither. */
export type RaiseAlarm = (tx: Db, alarm: Alarm) => Promise<void>;

export const createRaiseAlarm =
  (jobs: Pick<Jobs, 'send'>, origin: string): RaiseAlarm =>
  async (tx, alarm) => {
    const { kind, row, reason, live } = alarm;
    const letter = alarmLetter(alarm, origin);
    for (const { email, fullName } of await listRecipients(tx, row.name)) {
      await jobs.send(tx, sendMail, mailOf({ ...letter, to: email, name: fullName }));
    }
    const data = { area: row.name, version: row.version, reason, live: live ?? null, link: letter.action?.address };
    const body = JSON.stringify({ type: kind, timestamp: new Date().toISOString(), data });
    for (const { id } of await listWebhooks(tx, row.name)) {
      await jobs.send(tx, postWebhook, { webhookId: id, messageId: `msg_${crypto.randomUUID()}`, body });
    }
  };
