import type { PgBoss } from 'pg-boss';

export interface Repeated {
  name: string;
  cron: string;
  data: object;
}

/** Repeated by earlier versions: without a handler their jobs would pile up. */
const retired = ['sweep-media'];

/** Stores what runs on a cron expression, in India's time zone. */
export async function planRepeated(boss: PgBoss, repeated: readonly Repeated[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  for (const name of retired) await boss.unschedule(name);
  // oxlint-disable-next-line no-await-in-loop
  for (const { name, cron, data } of repeated) await boss.schedule(name, cron, data, { tz: 'Asia/Kolkata' });
}
