import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../database/database.ts';

/** The short texts of a lecture. */
export interface LectureTexts {
  id: string;
  title: string;
  description: string;
  sectionId: string;
  sectionTitle: string;
  /** Names as learners see them. */
  files: string[];
}

/** A long text that has some of the words: an article by its lecture's id, a transcript by that of its captions. */
export interface LongText {
  id: string;
  lectureId: string;
  kind: 'article' | 'transcript';
  /** Of a transcript; '' for an article. */
  language: string;
  /** Has the bit of each word that the text has, the first word's is 1. */
  mask: number;
}

interface Lines {
  id: string;
  plain: string;
  /** Of each line: its paragraph, or its second. */
  positions: number[];
}

/** The lectures of a course, or only those that learners see. */
interface Scope {
  courseId: string;
  isStaff: boolean;
}

const inScope = ({ courseId, isStaff }: Scope): SQL =>
  isStaff ? sql`l.course_id = ${courseId}` : sql`l.course_id = ${courseId} and l.is_visible`;

/** `strpos` goes through a long text several times as fast as `like`. */
const maskOf = (words: readonly string[]): SQL =>
  sql.join(
    words.map(
      (word, bit) => sql`case when strpos(words, ${` ${word}`}) > 0 then ${sql.raw(String(2 ** bit))} else 0 end`,
    ),
    sql` + `,
  );

const idsIn = (ids: readonly string[]): SQL => sql`any(${sql.param(ids)}::uuid[])`;

export type LectureSearchStore = ReturnType<typeof createLectureSearchStore>;

/** Reads what the search in a course looks through. */
export function createLectureSearchStore(db: Db) {
  return {
    /** In the order of the course. */
    listTexts: (scope: Scope): Promise<LectureTexts[]> =>
      rowsOf(
        db,
        sql`select l.id, l.title, l.description, l.section_id as "sectionId", s.title as "sectionTitle",
            coalesce(files.names, '[]'::json) as files
          from lectures l
          join sections s on s.id = l.section_id
          left join lateral (
            select json_agg(file_name order by created_at) as names from lecture_media
            where lecture_id = l.id and kind = 'resource' and retired_at is null
          ) files on true
          where ${inScope(scope)}
          order by l.position, l.created_at`,
      ),
    /** Older captions first. `|| ''` and `offset 0` read each long text once for all words, and sort none of them. */
    listLongTexts: (scope: Scope, words: readonly string[]): Promise<LongText[]> =>
      rowsOf(
        db,
        sql`select id, "lectureId", kind, language, mask from (
          select id, "lectureId", kind, language, created_at, (${maskOf(words)})::int as mask from (
            select l.id, l.id as "lectureId", 'article' as kind, '' as language, a.created_at, a.words || '' as words
            from lectures l join lecture_articles a on a.lecture_id = l.id where ${inScope(scope)}
            union all
            select m.id, l.id, 'transcript', m.language, m.created_at, t.words || ''
            from lectures l
            join lecture_media m on m.lecture_id = l.id and m.kind = 'captions' and m.retired_at is null
            join lecture_transcripts t on t.media_id = m.id
            where ${inScope(scope)}
            offset 0
          ) long_texts offset 0
        ) masked where mask > 0 order by created_at`,
      ),
    /** The lines of these texts, by id. */
    async readLines(texts: readonly LongText[]): Promise<Map<string, Lines>> {
      const idsOf = (kind: LongText['kind']) => idsIn(texts.filter((one) => one.kind === kind).map(({ id }) => id));
      if (texts.length === 0) return new Map();
      const rows = await rowsOf<Lines>(
        db,
        sql`select lecture_id as id, plain, paragraphs as positions from lecture_articles
            where lecture_id = ${idsOf('article')}
          union all
          select media_id, plain, seconds from lecture_transcripts where media_id = ${idsOf('transcript')}`,
      );
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
