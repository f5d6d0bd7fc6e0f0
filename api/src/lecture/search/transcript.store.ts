import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';
import { lectureTranscripts } from '../../database/tables/schema-lectures.ts';
import type { Transcript } from './transcript-of.ts';

/** The texts of captions. */
export function createTranscriptStore(db: Db) {
  return {
    async addTranscript(mediaId: string, transcript: Transcript): Promise<void> {
      await db.insert(lectureTranscripts).values({ ...transcript, mediaId });
    },
    /** Adds it unless it is there, or the captions are gone. */
    async fillTranscript(mediaId: string, { plain, seconds, words }: Transcript): Promise<void> {
      await db.execute(sql`insert into lecture_transcripts (media_id, plain, seconds, words)
        select id, ${plain}, ${JSON.stringify(seconds)}::jsonb, ${words} from lecture_media where id = ${mediaId}
        on conflict do nothing`);
    },
    /** Captions without one, by id. */
    listUntranscribed: (after: string, count: number): Promise<{ id: string; storageKey: string }[]> =>
      rowsOf(
        db,
        sql`select id, storage_key as "storageKey" from lecture_media
          where kind = 'captions' and retired_at is null and id > ${after}
            and not exists (select from lecture_transcripts where media_id = lecture_media.id)
          order by id limit ${count}`,
      ),
  };
}
