import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { countOf, type Db, firstOf, rowCount } from '../../database/database.ts';
import { lectures, sections } from '../../database/tables/schema-lectures.ts';

export type SectionRow = typeof sections.$inferSelect;

export interface PlacedSection {
  id: string;
  lectureIds: string[];
}

/** Numbers of a list of ids, from 1, as rows of a statement. */
const numbered = (ids: string[]) =>
  sql.join(
    ids.map((id, at) => sql`(${id}::uuid, ${at + 1}::int)`),
    sql`, `,
  );

/** The sections of a course; it is locked while they change. */
export function createSectionStore(db: Db) {
  const ofCourse = (courseId: string) => eq(sections.courseId, courseId);
  return {
    listSections: (courseId: string): Promise<SectionRow[]> =>
      db.select().from(sections).where(ofCourse(courseId)).orderBy(asc(sections.position), asc(sections.createdAt)),
    findSection: (courseId: string, sectionId: string): Promise<SectionRow | null> =>
      firstOf(
        db
          .select()
          .from(sections)
          .where(and(eq(sections.id, sectionId), ofCourse(courseId))),
      ),
    /** Adds a section at the end of its course. */
    async addSection(section: Pick<SectionRow, 'courseId' | 'title' | 'goal'>): Promise<string> {
      const position = (await countOf(db.select(rowCount).from(sections).where(ofCourse(section.courseId)))) + 1;
      const [row] = await db
        .insert(sections)
        .values({ ...section, position })
        .returning({ id: sections.id });
      return row!.id;
    },
    async changeSection(sectionId: string, change: Pick<SectionRow, 'title' | 'goal'>) {
      await db.update(sections).set(change).where(eq(sections.id, sectionId));
    },
    /** Its lectures go to another section; their positions stay right when that one is its neighbour. */
    async removeSection({ id, courseId, position }: SectionRow, heirId: string) {
      await db.update(lectures).set({ sectionId: heirId }).where(eq(lectures.sectionId, id));
      await db.delete(sections).where(eq(sections.id, id));
      await db
        .update(sections)
        .set({ position: sql`${sections.position} - 1` })
        .where(and(ofCourse(courseId), gt(sections.position, position)));
    },
    /** Numbers all sections and all lectures of one course in this order, from 1. */
    async arrange(arranged: PlacedSection[]) {
      const ids = arranged.map(({ id }) => id);
      if (ids.length === 0) return;
      await db.execute(
        sql`update ${sections} set position = placed.position from (values ${numbered(ids)}) as placed(id, position) where ${sections.id} = placed.id`,
      );
      const placed = arranged.flatMap(({ id, lectureIds }) => lectureIds.map((lectureId) => [lectureId, id] as const));
      if (placed.length === 0) return;
      const rows = placed.map(([lectureId, id], at) => sql`(${lectureId}::uuid, ${id}::uuid, ${at + 1}::int)`);
      await db.execute(
        sql`update ${lectures} set position = placed.position, section_id = placed.section from (values ${sql.join(rows, sql`, `)}) as placed(id, section, position) where ${lectures.id} = placed.id`,
      );
    },
    /** The position at the end of a section: after its lectures and those of the sections before it. */
    async endOf({ courseId, position }: SectionRow): Promise<number> {
      const isBefore = and(ofCourse(courseId), sql`${sections.position} <= ${position}`);
      const before = db
        .select(rowCount)
        .from(lectures)
        .innerJoin(sections, eq(sections.id, lectures.sectionId))
        .where(isBefore);
      return (await countOf(before)) + 1;
    },
  };
}
