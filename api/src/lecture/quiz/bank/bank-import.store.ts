import { eq, getTableColumns, gte, sql } from 'drizzle-orm';
import { type Db, firstOf } from '../../../database/database.ts';
import { bankImports } from '../../../database/tables/schema-quizzes.ts';

const { sources: _sources, ...columns } = getTableColumns(bankImports);

export type ImportRow = Omit<typeof bankImports.$inferSelect, 'sources'>;

/** The last import into each bank. */
export function createBankImportStore(db: Db) {
  const ofCourse = (courseId: string) => eq(bankImports.courseId, courseId);
  return {
    find: (courseId: string): Promise<ImportRow | null> =>
      firstOf(db.select(columns).from(bankImports).where(ofCourse(courseId))),
    /** Null while another one runs. */
    begin: (row: Omit<typeof bankImports.$inferInsert, 'done' | 'createdAt'>): Promise<ImportRow | null> =>
      firstOf(
        db
          .insert(bankImports)
          .values(row)
          .onConflictDoUpdate({
            target: bankImports.courseId,
            set: { ...row, done: 0, createdAt: sql`now()` },
            setWhere: gte(bankImports.done, bankImports.total),
          })
          .returning(columns),
      ),
    /** The next ones, in the text form. */
    async listSources(courseId: string, from: number, count: number): Promise<string[]> {
      const path = `$[${from} to ${from + count - 1}]`;
      const next = sql<string[]>`jsonb_path_query_array(${bankImports.sources}, ${path}::jsonpath)`;
      return (await firstOf(db.select({ next }).from(bankImports).where(ofCourse(courseId))))?.next ?? [];
    },
    /** In a transaction: nobody else goes on with it until that ends. */
    lock: (courseId: string): Promise<ImportRow | null> =>
      firstOf(db.select(columns).from(bankImports).where(ofCourse(courseId)).for('update')),
    async goOn(
      courseId: string,
      change: Pick<ImportRow, 'done' | 'refused' | 'refusedCount'> & { sources?: string[] },
    ): Promise<void> {
      await db.update(bankImports).set(change).where(ofCourse(courseId));
    },
  };
}
